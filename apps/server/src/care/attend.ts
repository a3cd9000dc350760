import type { House } from '../house.ts';
import { copyBeside } from './copy.ts';
import { closeTable, deleteTable, openTable } from './doors.ts';
import { erasePerson, eraseStory } from './erase.ts';
import type { CareAnswer, CareRequest, Deed } from './requests.ts';
import { listTables } from './tables.ts';

type Attends = {
  readonly [D in Exclude<Deed, 'restore'>]: (
    house: House,
    request: CareRequest<D>,
    folder: string,
  ) => CareAnswer<D> | Promise<CareAnswer<D>>;
};

const attends: Attends = {
  tables: async (house, shows) => ({ ok: true, told: await listTables(house, shows) }),
  close: (house, { table }) => closeTable(house, table),
  open: (house, { table }) => openTable(house, table),
  delete: (house, { table, sure }) => deleteTable(house, table, sure),
  erasePerson,
  eraseStory: (house, { story, sure }) => eraseStory(house, story, sure),
  async copy(house, _request, folder) {
    house.flush();
    return { ok: true, told: { file: await copyBeside(folder, house.store.upkeep) } };
  },
};

/** Does what whoever runs the house asks for, in the house as it is. */
export async function attend(
  house: House,
  request: Exclude<CareRequest, { do: 'restore' }>,
  folder: string,
): Promise<CareAnswer> {
  const work = attends[request.do] as (house: House, asked: typeof request, folder: string) => unknown;
  return (await work(house, request, folder)) as CareAnswer;
}
