import { officeIds, offices } from './offices/index.ts';

/** The engravings of the offices: the cards have none. */
export const cardIcons = officeIds.map((id) => offices[id].icon);
