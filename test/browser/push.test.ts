import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChromium } from './chromium.ts';
import { House } from './house.ts';
import { Person } from './person.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

it('a closed page says that something awaits one at a table, in the words that were left for it', async () => {
  const house = await House.open();
  const origin = house.origin.replace('veillee.test', 'localhost');
  const ana = await Person.come(browser, 'Ana');
  const { page } = ana;
  await page.context().grantPermissions(['notifications'], { origin });
  await page.goto(origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(async () => {
    const shelf = await caches.open('veillee-wake');
    await shelf.put('/', new Response(JSON.stringify({ body: 'Quelque chose t’attend à ta table.' })));
  });
  const line = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await line.send('ServiceWorker.enable');
  const registrationId = await registered;
  const shown = () =>
    page.evaluate(async () => {
      const { getNotifications } = ServiceWorkerRegistration.prototype;
      const all = await getNotifications.call(await navigator.serviceWorker.ready);
      return all.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    });
  await line.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify({ room: 'batolumi' }),
  });
  await expect
    .poll(shown)
    .toEqual([
      { title: 'Veillée', body: 'Quelque chose t’attend à ta table.', tag: 'batolumi', data: 'batolumi' },
    ]);
  expect(ana.errors).toEqual([]);
  await ana.leave();
  await house.close();
});
