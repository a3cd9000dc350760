import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { own } from '../../apps/web/src/games/oneNight/ownWords.ts';
import { openChromium } from './chromium.ts';
import { House } from './house.ts';
import { Person } from './person.ts';
import { toVote } from './tours/walk.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

/** By seat: the host, a bot, then those who came; the last three lie in the centre. */
const deal = {
  cards: ['count', 'master', 'marksman', 'pickpocket', 'gremlin', 'priest', 'renfield', 'assassin', 'cupid'],
};

describe('a whole game of One Night on six seats', () => {
  it('is dealt, called, argued, voted and explained, in French and in English', async () => {
    const house = await House.open(deal);
    const ana = await Person.come(browser, 'Ana');
    const bo = await Person.come(browser, 'Bo');
    const cleo = await Person.come(browser, 'Cléo');
    const dan = await Person.come(browser, 'Dan', 'en');
    const eve = await Person.come(browser, 'Eve', 'en');
    const all = [ana, bo, cleo, dan, eve];

    const code = await ana.lay(house.origin, 6, 1);
    for (const [i, person] of all.slice(1).entries()) {
      await person.join(house.origin, code, i % 2 === 0 ? 'link' : 'code');
      await person.ready();
    }
    await ana.sees('Cinq chandelles sur six.');
    await ana.ready();
    await ana.press('Distribuer');

    // Everybody holds the pad and sees the card dealt, in their own language.
    await Promise.all(all.map((person) => person.button(person.words.play.hold).waitFor()));
    expect(await ana.readsCard()).toBe('Le Comte');
    expect(await bo.readsCard()).toBe('Trappeur');
    expect(await dan.readsCard()).toBe('Gremlin');
    expect(await eve.readsCard()).toBe('Priest');
    for (const person of all) await person.press(/^(Oui|Yes)$/);
    await house.pass(2);

    // The bite: a joint choice; the bot follows what Ana proposes.
    await ana.hears(/Vampires/);
    await dan.hears(/Vampires/);
    await ana.touch('Bo');
    await ana.confirm();
    await ana.sees('Choisi : Bo.');
    // A sleeper has the same form about notes of his own.
    await dan.sees('You are asleep.');
    await dan.touch('Ana');
    await dan.confirm();
    await dan.sees('Noted.');
    await house.pass(10);

    await ana.hears(/Comte/);
    await ana.touch('Eve');
    await ana.confirm();
    await ana.sees(/Tu as donné la marque de Peur/);
    await house.pass(10);
    await ana.hears(/Renfield/);
    await house.pass(10);
    await ana.hears(/Cupidon/);
    await house.pass(10);

    await eve.hears(/Priest/);
    await eve.touch('Dan');
    await eve.confirm();
    await eve.sees(/You gave/);
    await house.pass(10);
    await ana.hears(/Assassin/);
    await house.pass(10);

    // Everyone looks at their own mark, at the same time.
    await bo.sees('Ta marque : Vampire.');
    await dan.sees('Your mark: Clarity.');
    await house.pass(10);
    await ana.hears(/Amoureux|Amants/);
    await house.pass(10);

    await bo.hears(/Trappeur/);
    await bo.touch('Ana');
    await bo.confirm();
    await bo.sees(/Tu as vu la carte d’Ana\s: Le Comte/);
    await bo.touch('Cléo');
    await bo.confirm();
    await bo.sees(/Tu as vu la marque de Cléo.: Clarté/);
    await house.pass(10);

    await cleo.hears(/Pickpocket/);
    await cleo.touch('Bo');
    await cleo.confirm();
    await cleo.sees(/Regardes-tu ta nouvelle marque/);
    await cleo.confirm();
    await cleo.sees(/Vampire/);
    await house.pass(10);

    await dan.hears(/Gremlin/);
    await dan.press('Swap two cards');
    await dan.touch('Ana');
    await dan.touch('Bo');
    await dan.confirm();
    await dan.sees(/You swapped .* card/);
    await house.pass(10);

    // The day: a claim in two touches and its options, read by all in their own tongue.
    await bo.hears('Parlez');
    await bo.press('J’ai fait…');
    await bo.page.getByRole('dialog').getByText('Les cartes', { exact: true }).click();
    await bo.press('J’ai vu la carte de…');
    await bo.page.getByRole('dialog').getByRole('button', { name: 'Ana' }).click();
    await bo.page.getByRole('dialog').getByRole('button', { name: 'Le Comte' }).click();
    await bo.press('Valider');
    await cleo.sees('« J’ai vu la carte d’Ana : Le Comte. »');
    await dan.page.locator('.slip-slip').filter({ hasText: 'Bo' }).filter({ hasText: /Count/ }).waitFor();
    await eve.opensTalk();
    await eve.page.getByLabel('Say to all').fill('It was <b>me</b>');
    await eve.press('Say');
    await ana.opensTalk();
    await ana.sees('It was <b>me</b>');
    for (const [person, close] of [
      [ana, 'Fermer'],
      [eve, 'Close'],
    ] as const)
      await person.page.getByRole('dialog').getByRole('button', { name: close }).click();
    for (const person of all) await person.press(toVote);
    // The bot may have something to say before it agrees.
    await house.passUntil(ana, own.fr.vote);

    // The vote: a touch is a finger, and it moves until the count of three.
    await ana.hears('Qui désignes-tu ?');
    await ana.points('Cléo');
    await ana.points('Bo');
    for (const [person, whom] of [
      [bo, 'Ana'],
      [cleo, 'Bo'],
      [dan, 'Bo'],
      [eve, 'Bo'],
    ] as const) {
      await person.points(whom);
    }
    await house.pass(30);

    // Bo held the Count's card by then: the Village wins, and everybody reads why.
    await ana.skipsDrama();
    await dan.skipsDrama();
    await ana.hears(/Le Village l’emporte/);
    await dan.hears(/The Village wins/);
    await ana.sees(/Voix.:/);
    await ana.sees('La nuit passée');
    await dan.press('How the night went');
    await dan.sees(/You swap /);
    const story = ana.page.getByRole('link', { name: 'Garder le récit' });
    const told = await ana.page.request.get(
      new URL((await story.getAttribute('href')) ?? '', house.origin).href.replace(
        'veillee.test',
        '127.0.0.1',
      ),
    );
    expect(await told.json()).toMatchObject({ game: 'one-night', seats: 6, deal });

    await ana.press('Rejouer');
    await dan.button(dan.words.lobby.ready).waitFor();
    expect(all.flatMap(({ errors }) => errors)).toEqual([]);
    for (const person of all) await person.leave();
    await house.close();
  });
});
