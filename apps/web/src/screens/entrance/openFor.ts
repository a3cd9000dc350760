import type { Home } from '../../line/address.ts';
import { openTable, tell } from '../../line/session.ts';
import { letSleep, type Plan, seatMaster } from '../lobby/plan.ts';

/** Opens a table for a plan, with so many bots. */
export async function openFor(name: string, home: Home, plan: Plan, bots: number): Promise<void> {
  const { game, options, players, led } = plan;
  openTable(name, home);
  const settled = tell({ t: 'settings', game, options, chairs: players });
  void letSleep(plan);
  if (led) {
    await settled;
    await seatMaster(true);
  }
  for (let i = 0; i < bots; i += 1) void tell({ t: 'bot' });
}
