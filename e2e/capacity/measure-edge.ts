import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cpuOf, treeOf } from '../../.ci/start/process-tree.ts';
import { RunningEdge } from '../edge/support/running-edge.ts';
import { ask } from './ask.ts';
import type { RecordedRequest } from './record-visit.ts';

interface Edge {
  readonly port: number;
  readonly secret: string;
  /** The shell behind it. */
  readonly shell: string;
}

const AT_ONCE = 3;

/** Milliseconds of a core per answer that Varnish has stored. */
export async function measureEdge(
  { port, secret, shell }: Edge,
  visit: readonly RecordedRequest[],
  seconds: number,
): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'store-edge-'));
  const edge = await RunningEdge.start({ port, secret, shells: [shell], folder });
  const asked = visit.filter(({ method }) => method === 'GET');
  const askAll = () => Promise.all(asked.map((request) => ask(edge.origin, request)));
  const cpu = () => cpuOf(treeOf(process.pid).filter(({ command }) => command.includes('varnish')));
  try {
    await askAll();
    const [before, until] = [cpu(), performance.now() + seconds * 1000];
    let answers = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (performance.now() < until) {
          const request = asked[answers % asked.length];
          answers += 1;
          if (request) await ask(edge.origin, request);
        }
      }),
    );
    return Number(((cpu() - before) / answers).toFixed(3));
  } finally {
    await edge.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
