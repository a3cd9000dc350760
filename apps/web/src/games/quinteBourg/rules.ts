import { quinteBourg } from '@veillee/quinte-bourg';
import { rulesOf } from '../face.ts';

export const rules = rulesOf(quinteBourg);
