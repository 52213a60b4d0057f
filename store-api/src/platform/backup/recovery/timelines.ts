import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { StoredFiles } from '../../files/stored-files.ts';
import type { BaseCopy } from './base-copies.ts';
import { folderOfWal, isHistory, walOf } from './wal-keys.ts';

/** A restore leaves its timeline at an address of the log and begins another one, whose history says so. */
export interface Timelines {
  /** The store's own. */
  readonly latest: number;
  /** Whether a timeline goes on from a copy. */
  has(timeline: number, copy: BaseCopy): boolean;
}

/** @param also folders with log that may not be stored yet */
export async function timelinesOf(
  files: StoredFiles,
  system: string,
  also: readonly string[] = [],
): Promise<Timelines> {
  const left = new Map<number, ReadonlyMap<number, bigint>>();
  for await (const { key } of files.list(folderOfWal(system))) {
    const { name } = walOf(key);
    const packed = isHistory(name) ? await files.read(key) : null;
    if (packed) left.set(timelineOf(name), leftIn(String(await promisify(gunzip)(packed))));
  }
  for (const folder of also) {
    for (const name of (await readdir(folder).catch(() => [])).filter(isHistory)) {
      left.set(timelineOf(name), leftIn(await readFile(join(folder, name), 'utf8')));
    }
  }
  return {
    latest: Math.max(1, ...left.keys()),
    has(timeline, { firstSegment, wholeAt }) {
      const own = timelineOf(firstSegment);
      const end = left.get(timeline)?.get(own);
      return own === timeline || (end !== undefined && addressOf(wholeAt) <= end);
    },
  };
}

/** Of a segment's or a history's name. */
const timelineOf = (name: string) => Number.parseInt(name.slice(0, 8), 16);

/** '0/3000158': two halves of 32 bits. */
function addressOf(address: string): bigint {
  const [high, low] = address.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** The timelines that a history names, each with the address where it was left. */
function leftIn(history: string): ReadonlyMap<number, bigint> {
  const lines = history.matchAll(/^\s*(\d+)\s+([0-9A-F]+\/[0-9A-F]+)/gm);
  return new Map([...lines].map(([, timeline, address = '']) => [Number(timeline), addressOf(address)]));
}
