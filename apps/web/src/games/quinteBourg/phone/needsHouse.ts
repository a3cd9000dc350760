import type { Form } from '@veillee/kernel';
import { isPick } from '../../../prompt/draft.ts';
import type { Face } from '../../face.ts';

type Way = Form[string];

/** Whether a way to answer is given by touching houses. */
export const wayNeedsHouse = ({ fields }: Way, { table }: Face): boolean =>
  Object.values(fields).some((field) => isPick(field) && table.seated.includes(field.of));

/** Whether some way is. */
export const needsHouse = (form: Form, face: Face): boolean =>
  Object.values(form).some((way) => wayNeedsHouse(way, face));
