import type { Form } from '@veillee/kernel';
import { isPick } from '../../../prompt/draft.ts';
import type { Face } from '../../face.ts';

/** Whether some way to answer is given by touching houses. */
export const needsHouse = (form: Form, { table }: Face): boolean =>
  Object.values(form).some(({ fields }) =>
    Object.values(fields).some((field) => isPick(field) && table.seated.includes(field.of)),
  );
