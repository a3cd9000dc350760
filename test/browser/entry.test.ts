import { describe, expect, it } from 'vitest';
import { entryWords } from '../../apps/web/src/words/entry.ts';
import { shell } from '../../apps/web/src/words/shell.ts';
import { faults } from './faults.ts';
import { browser, house } from './opened.ts';
import { Person } from './person.ts';

const told = {
  fr: {
    locked: 'La porte de cette table est fermée : personne d’autre n’entre. Demande à l’hôte de l’ouvrir.',
    barred: 'L’hôte t’a demandé de quitter cette table. Personne d’autre ne peut te laisser revenir.',
    alike: 'Ce nom ressemble trop à « Ana », qui est déjà à la table. Choisis-en un autre.',
  },
  en: {
    locked: 'The door of this table is locked: nobody else comes in. Ask the host to open it.',
    barred: 'The host asked you to leave this table. Only the host can let you come back.',
    alike: 'This name looks too much like “Ana”, who is at the table already. Choose another.',
  },
};

const sits = async (person: Person, name = person.name): Promise<void> => {
  await person.page.getByLabel(person.words.join.name).fill(name);
  await person.press(person.words.join.sit);
};

describe.each([
  ['fr', 360],
  ['en', 1440],
] as const)('who may come to a table, in %s at %i pixels', (tongue, width) => {
  const say = entryWords[tongue];
  const no = told[tongue];

  it('the host locks it: nobody new comes in or watches, who has a seat comes back, and all see it', async () => {
    const ana = await Person.come(browser, 'Ana', tongue, width);
    const bo = await Person.come(browser, 'Bo', tongue, width);
    const cleo = await Person.come(browser, 'Cléo', tongue, width);
    const code = await ana.lay(house.origin, 3, 0);
    const link = ana.page.url();
    expect(link).toMatch(new RegExp(`#${code}-[a-z2-9]{12}$`));
    await bo.join(house.origin, code);
    await ana.press(ana.words.play.table);
    await ana.page.getByRole('switch', { name: say.lock }).click();
    await ana.page.keyboard.press('Escape');
    for (const person of [ana, bo]) await person.sees(say.locked);
    const found = [...(await faults(ana, 'locked lobby'))];
    await cleo.page.goto(link);
    await cleo.hears(say.lockedOut.title);
    expect(await cleo.page.getByText('Ana').count()).toBe(0);
    found.push(...(await faults(cleo, 'locked out')));
    await cleo.press(cleo.words.join.watch);
    await cleo.hears(say.lockedOut.title);
    await cleo.sees(no.locked);
    await bo.page.reload();
    await bo.button(bo.words.lobby.ready).waitFor();
    await ana.press(ana.words.play.table);
    await ana.page.getByRole('switch', { name: say.lock }).click();
    await cleo.press(say.again);
    await sits(cleo);
    await cleo.button(cleo.words.lobby.ready).waitFor();
    expect(found).toEqual([]);
    for (const person of [ana, bo, cleo]) await person.leave();
  });

  it('whoever is sent away stays out by the same browser, until the host lets them come back', async () => {
    const ana = await Person.come(browser, 'Ana', tongue, width);
    const bo = await Person.come(browser, 'Théo', tongue, width);
    const code = await ana.lay(house.origin, 3, 0);
    await bo.join(house.origin, code);
    await ana.touch('Théo');
    await ana.sees(say.kickHint);
    await ana.press(ana.words.lobby.kick('Théo'));
    await bo.press(shell[tongue].home);
    await bo.page.goto(`${house.origin}/#${code}`);
    await sits(bo, 'Gentil');
    await bo.hears(say.barred.title);
    await bo.sees(no.barred);
    const found = [...(await faults(bo, 'barred'))];
    await ana.press(ana.words.play.table);
    await ana.sees(say.sentAway);
    found.push(...(await faults(ana, 'sent away')));
    await ana.press(say.pardon('Théo'));
    await bo.press(say.again);
    await sits(bo, 'Théo');
    await bo.button(bo.words.lobby.ready).waitFor();
    expect(found).toEqual([]);
    for (const person of [ana, bo]) await person.leave();
  });

  it('a name that imitates another is refused in words, where it is typed', async () => {
    const ana = await Person.come(browser, 'Ana', tongue, width);
    const bo = await Person.come(browser, 'Bo', tongue, width);
    const code = await ana.lay(house.origin, 3, 0);
    await bo.page.goto(`${house.origin}/#${code}`);
    await bo.resize(width, 390);
    await sits(bo, 'Аna');
    await bo.sees(no.alike);
    await bo.rests();
    const box = await bo.page.getByText(no.alike).boundingBox();
    // Browsers scroll by whole pixels.
    expect(box !== null && box.y >= 0 && box.y + box.height < 391).toBe(true);
    await sits(bo, 'Bo');
    await bo.button(bo.words.lobby.ready).waitFor();
    for (const person of [ana, bo]) await person.leave();
  });
});
