import send from '@fastify/send';
import { LRUCache } from 'lru-cache';
import { MAX_FILE_BYTES, SAFE_FILE } from 'shared-contracts/server/release-faults';
import { createFairQueue } from 'shared-contracts/server-kit/fair-queue';
import { ASKED_BY_PEER } from '../addresses/asked-by-peer.ts';
import { readBounded } from '../releases/read-bounded.ts';

const MAX_BYTES = 64 * 1024 * 1024;
const TIMEOUT_MS = 3000;

/** A page asks for some thirty files at once; invented addresses delay their own client. */
const QUEUE = { running: 64, runningPerClient: 32, waiting: 256, maxWaitMs: TIMEOUT_MS };

export interface PeerFile {
  readonly type: string;
  readonly body: Buffer;
}

/**
 * Web files of releases that another shell of the store runs and this one has not stored: behind a balancer, a page that
 * one shell rendered fetches its scripts from any of them. What a browser runs of it has the hash that the page names.
 */
export interface PeerFiles {
  /**
   * @param path '/remotes/…' or '/assets/…'
   * @param client from `clientOrigin`
   * @throws Overloaded
   */
  find(path: string, client: string): Promise<PeerFile | undefined>;
}

/**
 * @param originsOf of the other shells; unavailable ones are passed over
 * @param shared reads such a file from the bucket, where the releases are in one
 */
export function createPeerFiles(
  originsOf: () => readonly string[],
  shared: ((path: string) => Promise<Buffer | null>) | null = null,
): PeerFiles {
  // In memory: on the disk they would pass for a part of a release.
  const files = new LRUCache<string, PeerFile>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + 1,
    async fetchMethod(path) {
      const body = await shared?.(path).catch(() => null);
      if (body) return { type: typeOf(path), body };
      return Promise.any(originsOf().map((origin) => ask(origin, path))).catch(() => undefined);
    },
  });
  const queue = createFairQueue(QUEUE);
  return {
    async find(path, client) {
      if ((!shared && originsOf().length === 0) || !SAFE_FILE.test(path.slice(1))) return undefined;
      return queue.run(client, () => files.fetch(path));
    },
  };
}

const typeOf = (path: string) => send.mime.getType(path) ?? 'application/octet-stream';

async function ask(origin: string, path: string): Promise<PeerFile> {
  const answer = await fetch(`${origin}${path}`, {
    headers: { [ASKED_BY_PEER]: '1' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`${origin} answered ${answer.status}`);
  return { type: answer.headers.get('content-type') ?? '', body: await readBounded(answer, MAX_FILE_BYTES) };
}
