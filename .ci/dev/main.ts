import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import '../end-with-parent.mjs';
import { buildPageClient, startHotBuild } from 'shared-contracts/build/dev/hot-build.ts';
import { readChoices } from '../start/choices.ts';
import { runCommand, say } from '../start/command.ts';
import { claimPort } from '../start/ports.ts';
import { StartFault } from '../start/start-fault.ts';
import { STOP, stopSignal } from '../start/stop-signal.ts';
import { createFront } from './front.ts';
import { startLocalStore } from './local-store.ts';
import { Progress } from './progress.ts';
import { forLocalStore, forRunningStore } from './rewrite-document.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/dev');

/** `npm run dev -w mfe-catalog [-- --store https://…]`: one remote for development, in a store of released ones. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { store: { type: 'string' } } });
  const directory = path.resolve(ROOT, positionals[0] ?? '');
  const choices = readChoices({ ...process.env, DATA_DIR: process.env.DATA_DIR || path.join(CACHE, 'data') }, ROOT);
  const elsewhere = values.store === undefined ? null : (URL.parse(values.store)?.origin ?? null);
  if (values.store !== undefined && !elsewhere) throw new StartFault(`--store must be a URL, not '${values.store}'.`);
  await claimPort(choices.port, choices.host);
  const stopAsked = stopSignal();
  const work = mkdtempSync(path.join(tmpdir(), 'store-dev-'));
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const client = readFileSync(await buildPageClient(work), 'utf8');
    const progress = new Progress();
    const build = await startHotBuild({
      directory,
      work,
      onStart: () => progress.building(),
      onNews: (news) => {
        progress.built(news);
        if (news.faults) say(news.faults);
      },
      onRelease: (version) => progress.released(version),
    });
    stops.push(build.close);
    const { name, team } = build;
    if ((await Promise.race([progress.firstRelease(), stopAsked])) === STOP) return;
    const local = elsewhere
      ? null
      : await startLocalStore({ root: ROOT, name, work, cache: CACHE, choices, progress, say });
    if (local) stops.push(() => local.stop());
    const front = createFront({
      store: elsewhere ?? local?.serviceOrigin('shell') ?? '',
      isElsewhere: elsewhere !== null,
      name,
      files: path.join(work, 'build/web'),
      client,
      progress,
      fresh: local ? () => progress.fresh() : () => Promise.resolve(),
      rewrite: elsewhere ? forRunningStore(team, build.entry) : forLocalStore(team),
    });
    await once(front.listen(choices.port, choices.host), 'listening');
    stops.push(async () => {
      front.close();
      front.closeAllConnections();
    });
    say(
      `${name} for development at http://localhost:${choices.port}, in the store ${elsewhere ?? 'of this checkout'}. Stop it with Ctrl-C.`,
    );
    const end = await Promise.race([stopAsked, local?.serviceDied ?? stopAsked]);
    if (end !== STOP) throw new StartFault(end);
  } finally {
    for (const stop of stops.reverse()) await stop();
    rmSync(work, { recursive: true, force: true });
  }
}

runCommand(main);
