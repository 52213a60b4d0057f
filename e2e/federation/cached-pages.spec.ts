import type { APIRequestContext } from '@playwright/test';
import { startComposedStore } from '../store/composed-store.ts';
import { scratchFolder } from '../store/data-folders.ts';
import { withDatabase } from '../store/with-database.ts';
import { DatabaseLine } from './support/database-line.ts';
import { expect, test } from './support/federation-test.ts';

// The browser logs the store's answers while the API is unavailable.
test.use({ allowedComplaints: [/status of 503/] });

/** Visited before the API is lost. */
const VISITED = ['/', '/collections/sofas', '/ar', '/ar/collections/sofas', '/Contactus'];

async function visit(request: APIRequestContext, origin = ''): Promise<void> {
  for (const path of VISITED) expect((await request.get(origin + path)).status(), path).toBe(200);
}

async function expectStatus(request: APIRequestContext, status: RegExp, origin = ''): Promise<void> {
  const readiness = async () => ((await (await request.get(`${origin}/readyz`)).json()) as { status: string }).status;
  await expect.poll(readiness).toMatch(status);
}

/**
 * Visited pages are as they were; one that was never visited says that it cannot be shown, with the menu. That neither
 * waits for the API is counted in shell/src/server/documents/documents-without-api.test.ts.
 */
async function expectCachedPages(request: APIRequestContext, neverVisited: string, origin = ''): Promise<void> {
  for (const path of [...VISITED, ...VISITED]) {
    expect((await request.get(origin + path)).status(), path).toBe(200);
  }
  const answer = await request.get(origin + neverVisited);
  expect(answer.status()).toBe(503);
  expect(answer.headers()['retry-after']).toBe('5');
  expect(await answer.text()).toContain('/collections/sofas');
}

test('with the API stopped cached pages are served, through a new release and a restart of the shell [OPS-11]', {
  tag: ['@OPS-11', '@SH-11'],
}, async ({ request, shopper, page, store, releases, composition }) => {
  await visit(request);
  await store.stopService('store-api');
  await expectStatus(request, /degraded/);
  await expectCachedPages(request, '/collections/coffee-tables');

  await test.step('a new release', async () => {
    const version = releases.shipCopy('mfe-catalog');
    await composition.expectVersion('mfe-catalog', version);
    await expectCachedPages(request, '/collections/coffee-tables');
  });

  await test.step('another process of the shell', async () => {
    await store.stopService('shell');
    await store.startService('shell');
    await expectStatus(request, /degraded/);
    await expectCachedPages(request, '/collections/coffee-tables');
    // From the previous release, whose files are still served.
    await shopper.open('/collections/sofas');
    const version = releases.firstVersion('mfe-catalog');
    await expect(page.locator('[data-remote="mfe-catalog"]').first()).toHaveAttribute('data-version', version);
  });

  await test.step('a form says that it could not be sent, and keeps what was typed', async () => {
    await shopper.open('/Contactus');
    const form = page.getByRole('form', { name: 'Write to us' });
    const fill = (name: RegExp, text: string) => form.getByRole('textbox', { name }).fill(text);
    await fill(/^Name/, 'Asha Rao');
    await fill(/^Email/, 'asha@example.com');
    await fill(/^Phone/i, '+91 98765 43210');
    await fill(/^Message/, 'Ten of them, please.');
    await form.getByRole('button', { name: /^(Send|Submit)$/ }).click();
    await expect(form.getByRole('alert')).toHaveText('An error occurred. Please try again!');
    await expect(form.getByRole('textbox', { name: /^Message/ })).toHaveValue('Ten of them, please.');
    await shopper.reload();
    await expect(form.getByRole('textbox', { name: /^Message/ })).toHaveValue('Ten of them, please.');
  });

  await store.startService('store-api');
  await expectStatus(request, /^ready$/);
  expect((await request.get('/collections/coffee-tables')).status()).toBe(200);
});

test('with the API hung cached pages are served, also by a shell that starts then [OPS-11]', {
  tag: ['@OPS-11', '@SH-11'],
}, async ({ request, store }) => {
  await visit(request);
  store.signalService('store-api', 'SIGSTOP');
  await expectStatus(request, /degraded/);
  await expectCachedPages(request, '/collections/tv-units');
  await store.stopService('shell');
  await store.startService('shell');
  await expectStatus(request, /degraded/);
  await expectCachedPages(request, '/collections/tv-units');
  store.signalService('store-api', 'SIGCONT');
  await expectStatus(request, /^ready$/);
});

test('with its database lost, cut or hung, the store is as with the API lost, and recovers [OPS-11]', {
  tag: ['@OPS-11', '@SH-11'],
}, async ({ request }) => {
  await withDatabase(async (databaseUrl) => {
    const line = await DatabaseLine.to(databaseUrl);
    const store = await startComposedStore({ folder: scratchFolder(), databaseUrl: line.url });
    try {
      await visit(request, store.origin);
      await line.cut();
      await expectStatus(request, /degraded/, store.origin);
      await expectCachedPages(request, '/collections/coffee-tables', store.origin);
      await line.mend();
      await expectStatus(request, /^ready$/, store.origin);
      await visit(request, store.origin);
      line.hang();
      await expectStatus(request, /degraded/, store.origin);
      await expectCachedPages(request, '/collections/coffee-tables', store.origin);
    } finally {
      await line.cut();
      await store.stop();
    }
  });
});
