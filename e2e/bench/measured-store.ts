import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPackages } from '../../.ci/start/build-packages.ts';
import { ROOT, startComposedStore } from '../store/composed-store.ts';

interface MeasuredStore {
  /** Without trailing slash. */
  readonly origin: string;
  /** Stops what was started for the measurement. */
  end(): Promise<void>;
}

/** The store at BENCH_ORIGIN, or a new one in a temporary folder. */
export async function measuredStore(): Promise<MeasuredStore> {
  const running = process.env.BENCH_ORIGIN;
  if (running) return { origin: running, end: async () => {} };
  const folder = mkdtempSync(path.join(tmpdir(), 'store-bench-'));
  await buildPackages(ROOT, () => undefined);
  const store = await startComposedStore({ folder });
  return {
    origin: store.origin,
    end: async () => {
      await store.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
