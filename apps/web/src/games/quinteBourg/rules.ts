import { quinteBourg } from '@veillee/quinte-bourg';
import { rulesOf } from '../rules.ts';

export const rules = rulesOf(quinteBourg);
