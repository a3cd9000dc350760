import { mutationIds, mutations } from './mutations/index.ts';

/** The engravings of the mutations. */
export const cardIcons = mutationIds.map((id) => mutations[id].icon);
