import type { JSX } from 'preact';
import { Badge } from '../kit/Badge.tsx';
import { Glyph } from '../kit/marks.tsx';
import type { NoteMark } from './notes.ts';

/** What I noted of somebody, on their rim. */
export const MarkSign = ({ mark }: { readonly mark: NoteMark }): JSX.Element => (
  <Badge look={mark}>
    <Glyph name={mark === 'suspect' ? 'query' : 'check'} />
  </Badge>
);
