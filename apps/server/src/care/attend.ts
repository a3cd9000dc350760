import { SqliteStore } from '../store/sqlite.ts';
import type { CareTarget } from './careTarget.ts';
import { copyBeside } from './copy.ts';
import { closeTable, deleteTable, openTable } from './doors.ts';
import { erasePerson, eraseStory } from './erase.ts';
import { type CareAnswer, type CareRequest, type CareTask, refusedCare } from './requests.ts';
import { listTables } from './tables.ts';

type Attended = Exclude<CareTask, 'restore'>;
type Attend<D extends CareTask> = (
  open: CareTarget,
  request: CareRequest<D>,
  folder: string,
) => CareAnswer<D> | Promise<CareAnswer<D>>;

const attends: { readonly [D in Attended]: Attend<D> } = {
  tables: async (open, shows) => ({ ok: true, told: await listTables(open, shows) }),
  close: (open, { table }) => closeTable(open, table),
  open: (open, { table }) => openTable(open, table),
  delete: (open, { table, sure }) => deleteTable(open, table, sure),
  erasePerson,
  eraseStory: ({ store }, { story, sure }) => eraseStory(store, story, sure),
  async copy({ roomServer, store }, _request, folder) {
    if (!(store instanceof SqliteStore)) return refusedCare(({ care }) => care.byDump);
    roomServer.flush();
    return { ok: true, told: { file: await copyBeside(folder, store.upkeep) } };
  },
};

/** Does what whoever runs the house asks for, in the house as it is. */
export const attend = (
  open: CareTarget,
  request: CareRequest<Attended>,
  folder: string,
): Promise<CareAnswer> => attendAs(request.do, open, request, folder);

/** By the request's own task, so that what attends to it is known to fit it. */
const attendAs = async <D extends Attended>(
  task: D,
  open: CareTarget,
  request: CareRequest<D>,
  folder: string,
): Promise<CareAnswer<D>> => attends[task](open, request, folder);
