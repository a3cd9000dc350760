import { type MutationId, mutations } from '@veillee/blood';
import type { IconName } from '../../kit/iconNames.ts';

/** The picture of a mutation, which its definition names. */
export const mutationIcon = (mutation: MutationId): IconName => mutations[mutation].icon;
