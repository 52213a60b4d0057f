import { CommandRefused } from '../../command-line/command-refused.ts';
import type { StoredFiles } from '../../files/stored-files.ts';
import { indianTime } from '../../time.ts';
import { type BaseCopy, baseCopies } from './base-copies.ts';
import { timelinesOf } from './timelines.ts';

export interface Chosen {
  readonly copy: BaseCopy;
  readonly timeline: number;
}

/**
 * The newest copy before a moment from which a timeline goes on.
 * @param to null: all that was stored
 * @param timeline absent: the store's own
 * @throws CommandRefused where there is none
 */
export async function chooseCopy(
  files: StoredFiles,
  to: Date | null,
  timeline: number | undefined,
  also: readonly string[],
): Promise<Chosen> {
  const copies = await baseCopies(files);
  const [oldest] = copies;
  if (!oldest) throw new CommandRefused('There is no copy of the database: database copy takes one.');
  const before = copies.filter(({ completeAt }) => !to || completeAt <= to);
  const system = before.at(-1)?.system;
  if (!system) {
    throw new CommandRefused(
      `The oldest copy is of ${indianTime(oldest.completeAt)}: an earlier moment cannot be restored.`,
    );
  }
  const timelines = await timelinesOf(files, system, also);
  const target = timeline ?? timelines.latest;
  const copy = before.findLast((found) => found.system === system && timelines.has(target, found));
  if (copy) return { copy, timeline: target };
  throw new CommandRefused(`No copy before this moment is of timeline ${target}.`);
}
