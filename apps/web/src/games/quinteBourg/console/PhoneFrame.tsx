import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { setTo } from '../../../kit/setTo.ts';
import { isSecret } from '../../../line/session.ts';
import type { Face, PlaySheet } from '../../face.ts';
import { Phone } from '../phone/Phone.tsx';
import type { Shown } from '../shown.ts';
import css from './PhoneFrame.module.css';

const shut: PlaySheet = { opened: null, open() {}, close() {} };

/** A villager's phone as it looks now, in a frame of a phone's own size: to be seen, not to be touched. */
export function PhoneFrame({
  face,
  sight,
  say,
  title,
}: Shown & { readonly face: Face; readonly title: string }): JSX.Element {
  const frame = useRef<HTMLIFrameElement>(null);
  const ready = useSignal(false);
  const isReady = ready.value;
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!isReady || page == null) return;
    dress(page);
    const dark = isSecret.value && face.table.dark(sight);
    render(<Phone {...{ face, sight, say, dark }} hand={null} sheet={shut} children={null} />, page.body);
  });
  useEffect(() => {
    const held = frame.current;
    return () => {
      if (held?.contentDocument != null) render(null, held.contentDocument.body);
    };
  }, []);
  return (
    <iframe
      ref={frame}
      class={css.phone}
      title={title}
      srcdoc="<!doctype html>"
      tabIndex={-1}
      inert
      onLoad={setTo(ready, true)}
    />
  );
}

/** In the clothes of this page: its styles, language and light. */
function dress(page: Document): void {
  for (const { name, value } of document.documentElement.attributes)
    page.documentElement.setAttribute(name, value);
  for (const { name, value } of document.body.attributes) page.body.setAttribute(name, value);
  if (page.head.childElementCount > 0) return;
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
    page.head.append(sheet.cloneNode(true));
}
