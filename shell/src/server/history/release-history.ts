import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { plain } from 'shared-contracts/server-kit/plain';
import * as v from 'valibot';
import { replaceFile, whileLocked } from '../disk/json-file.ts';
import type { ReleaseLog } from '../releases/release-log.ts';

const Figures = v.object({
  documents: v.number(),
  /** Answered with 5xx. */
  failed: v.number(),
  /** Regions that threw on the server. */
  regions: v.number(),
});

/** One event of the store's releases: a line of the history (OPS-29). */
const HistoryEntry = v.object({
  /** ISO, UTC. */
  at: v.string(),
  /** As in the log: 'release adopted', 'canary withdrawn'; or an operator's act: 'back'. */
  what: v.string(),
  remote: v.optional(v.string()),
  version: v.optional(v.string()),
  /** {version}~{content} */
  address: v.optional(v.string()),
  /** `keyId` of who signed it. */
  key: v.optional(v.string()),
  composition: v.optional(v.string()),
  /** The versions of a composition, by package. */
  remotes: v.optional(v.record(v.string(), v.string())),
  percent: v.optional(v.number()),
  /** Of a canary: the percentage of visitors at its step; `percent` is the one in live.json. */
  share: v.optional(v.number()),
  reason: v.optional(v.string()),
  /** Of a preview, or the viewer of a pass. */
  name: v.optional(v.string()),
  /** Who typed a command, or 'API'. */
  by: v.optional(v.string()),
  /** Of a canary and the live version, from the canary's start until this event. */
  figures: v.optional(v.object({ canary: Figures, live: Figures })),
});
export type HistoryEntry = v.InferOutput<typeof HistoryEntry>;
export type ReleaseFigures = v.InferOutput<typeof Figures>;

const RECORDED = /^(?:release|canary|preview|remote|composition) (?!waits)/;
const LONGEST_REASON = 1000;
const MOST = 5000;
const REMAINING = 4000;

export interface ReleaseHistory {
  /** Never rejects: a history that cannot be written stops no release. */
  add(entry: Omit<HistoryEntry, 'at'>): Promise<void>;
  /** The newest first. */
  latest(most: number, remote?: string): Promise<readonly HistoryEntry[]>;
}

/** @param folder the shell's data folder; shells that share it write one history */
export function openReleaseHistory(folder: string, warn: (fault: unknown) => void): ReleaseHistory {
  const file = path.join(folder, 'history.jsonl');
  let writing: Promise<void> = Promise.resolve();
  let lines: number | undefined;

  async function write(entry: HistoryEntry): Promise<void> {
    await mkdir(folder, { recursive: true });
    await whileLocked(file, async () => {
      lines ??= (await linesOf(file)).length;
      await appendFile(file, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
      lines += 1;
      if (lines <= MOST) return;
      const remaining = (await linesOf(file)).slice(-REMAINING);
      await replaceFile(file, `${remaining.join('\n')}\n`, 0o600);
      lines = remaining.length;
    });
  }

  return {
    add(entry) {
      const reason = entry.reason?.slice(0, LONGEST_REASON);
      const dated = { at: new Date().toISOString(), ...entry, ...(reason !== undefined && { reason }) };
      writing = writing.then(() => write(dated)).catch(warn);
      return writing;
    },
    async latest(most, remote) {
      await writing;
      const entries = (await linesOf(file)).flatMap((line) => entryIn(line) ?? []);
      const ofRemote = entries.filter(({ remote: own, remotes }) => !remote || own === remote || remotes?.[remote]);
      return ofRemote.slice(-most).reverse();
    },
  };
}

/** A log of releases whose lines are the history, too. @param figuresOf of a canary that is in a line */
export function recordedLog(
  log: ReleaseLog,
  history: Pick<ReleaseHistory, 'add'>,
  figuresOf: (remote: string, version: string) => Promise<HistoryEntry['figures']> = async () => undefined,
): ReleaseLog {
  const record = async (facts: object, what: string) => {
    const parsed = v.safeParse(v.omit(HistoryEntry, ['at', 'what']), facts);
    if (!parsed.success || !RECORDED.test(what)) return;
    const { remote, version } = parsed.output;
    const isCanary = what.startsWith('canary ') && remote && version;
    const figures = isCanary ? await figuresOf(remote, version).catch(() => undefined) : undefined;
    await history.add({ what, ...parsed.output, ...(figures && { figures }) });
  };
  const also = (level: 'info' | 'warn' | 'error') => (facts: object, message: string) => {
    log[level](facts, message);
    void record(facts, message);
  };
  return { info: also('info'), warn: also('warn'), error: also('error') };
}

async function linesOf(file: string): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean);
}

/** Undefined for a line that a power cut left half-written. */
function entryIn(line: string): HistoryEntry | undefined {
  try {
    return v.parse(HistoryEntry, JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** For a terminal: a line each. */
export function historyText(entries: readonly HistoryEntry[]): string {
  const lines = entries.map(
    ({ at, what, remote, version, key, composition, remotes, percent, share, name, by, figures, reason }) =>
      [
        at.slice(0, 19).replace('T', ' '),
        what,
        remote && `${remote} ${version ?? ''}`.trim(),
        remotes &&
          Object.entries(remotes)
            .map(([each, its]) => `${each} ${its}`)
            .join(', '),
        name,
        (share ?? percent) !== undefined && `${share ?? percent} %`,
        key && `key ${key}`,
        composition && `composition ${composition}`,
        by && `by ${by}`,
        figures &&
          `failed ${figures.canary.failed} of ${figures.canary.documents}, live ${figures.live.failed} of ${figures.live.documents}`,
        reason,
      ]
        .filter(Boolean)
        .map((part) => plain(String(part)))
        .join('  '),
  );
  return lines.join('\n') || 'Nothing has happened here yet.';
}
