import { createChangeLedger } from 'shared-contracts/server-kit/change-ledger';

/** The state at the start of a render or a read. */
export interface Mark {
  readonly at: number;
  /** The change ledger's. */
  readonly moment: number;
  /** The database position, as an API header; '' before the first notification. */
  readonly position: string;
}

/** Decides from the API's change notifications whether cached data is fresh. */
export interface ChangeWatch {
  mark(): Mark;
  /** @param tags of all answers in the cached data; null when one lacks tags, so that its changes go unnoticed */
  isFresh(mark: Mark, tags: readonly string[] | null): boolean;
  /** Milliseconds for which others may store it without asking, if nothing with its tags changes meanwhile; 0 for stale data. */
  freshFor(mark: Mark, tags: readonly string[]): number;
  /** Whether nothing with these tags has changed since, however long ago; false while the change stream is down. */
  isUnchanged(mark: Mark, tags: readonly string[]): boolean;
  /** Whether work started at the mark will be fresh when it ends: nothing at all has changed since. */
  isLatest(mark: Mark): boolean;
  /** Whether the change stream is up. */
  isConfirmed(): boolean;
}

/** The watch as seen by the reader of the change stream. */
export interface NotifiableWatch extends ChangeWatch {
  /** `position` is the database position after these changes. */
  changed(tags: readonly string[], position: string): void;
  /** Notifications were missed. */
  reset(position: string): void;
  /** Every change until now has been notified. */
  confirm(): void;
}

/**
 * How long data counts as fresh without confirmation. The API's own cache may lag by 250 ms without notifications;
 * together this stays below a second.
 */
const UNCONFIRMED_FRESH_MS = 700;

/** Bounds the age of what a page takes from the clock, such as a date. */
const MAX_AGE_MS = 60_000;

/** @param now monotonic milliseconds */
export function createChangeWatch(now: () => number = () => performance.now()): NotifiableWatch {
  const changes = createChangeLedger();
  let position = '';
  let confirmedAt = Number.NEGATIVE_INFINITY;

  const isConfirmed = () => now() - confirmedAt < UNCONFIRMED_FRESH_MS;
  return {
    mark: () => ({ at: now(), moment: changes.moment(), position }),
    isFresh({ at, moment }, tags) {
      const age = now() - at;
      if (changes.changedSince(moment, tags ?? [])) return false;
      return age < UNCONFIRMED_FRESH_MS || (tags !== null && age < MAX_AGE_MS && isConfirmed());
    },
    freshFor: ({ at, moment }, tags) =>
      isConfirmed() && !changes.changedSince(moment, tags) ? Math.max(0, MAX_AGE_MS - (now() - at)) : 0,
    isLatest: ({ at, moment }) => moment === changes.moment() && now() - at < UNCONFIRMED_FRESH_MS,
    isUnchanged: ({ moment }, tags) => isConfirmed() && !changes.changedSince(moment, tags),
    isConfirmed,
    changed(tags, known) {
      changes.note(tags);
      position = known;
    },
    reset(known) {
      changes.noteAll();
      position = known;
    },
    confirm() {
      confirmedAt = now();
    },
  };
}
