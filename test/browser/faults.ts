import { readFileSync } from 'node:fs';
import type { Person } from './person.ts';

const axe = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Everything serious that axe finds on this screen, and whether it scrolls sideways. */
export async function faults(person: Person, screen: string): Promise<readonly string[]> {
  await person.page.evaluate(axe);
  const found = await person.page.evaluate(async () => {
    const { axe: tool } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await tool.run();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
    return [
      ...serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
      ...(wide ? [`scrolls sideways: ${document.documentElement.scrollWidth}`] : []),
    ];
  });
  return found.map((fault) => `${screen}: ${fault}`);
}
