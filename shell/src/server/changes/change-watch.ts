import { createChangeLedger } from 'shared-contracts/server/change-ledger';

/** When something was begun: on the clock, among the changes, and what was known of the database then. */
export interface Mark {
  readonly at: number;
  readonly moment: number;
  /** For the API, '' before anything is known. */
  readonly position: string;
}

/** What this shell knows of changes, and so which of the things it keeps are still true. */
export interface ChangeWatch {
  mark(): Mark;
  /**
   * Whether what was begun then may still be shown.
   * @param tags of all that it was made of; null when nobody would tell that it changed
   */
  isTrue(mark: Mark, tags: readonly string[] | null): boolean;
  /** Whether nothing at all has changed since, so that what was begun then and is not done yet will be true. */
  isLatest(mark: Mark): boolean;
  /** Whether the API tells changes at present. */
  isConfirmed(): boolean;
}

/** The watch as whoever listens to the API sees it. */
export interface ToldWatch extends ChangeWatch {
  /** These changed. `position` names the state of the database with these changes. */
  changed(tags: readonly string[], position: string): void;
  /** Changes were missed. */
  reset(position: string): void;
  /** Everything that changed until now was told. */
  confirm(): void;
}

/**
 * What holds without anybody telling that it does. The API itself may answer 250 ms late when nobody tells it either;
 * together it stays below a second.
 */
const HOLDS_MS = 700;

/** Whatever a page may take from the clock (a date, a year) is this old at most. */
const MOST_MS = 60_000;

/** @param now monotonic milliseconds */
export function createChangeWatch(now: () => number = () => performance.now()): ToldWatch {
  const changes = createChangeLedger();
  let position = '';
  let confirmedAt = Number.NEGATIVE_INFINITY;

  const isConfirmed = () => now() - confirmedAt < HOLDS_MS;
  return {
    mark: () => ({ at: now(), moment: changes.moment(), position }),
    isTrue({ at, moment }, tags) {
      const age = now() - at;
      if (changes.changedSince(moment, tags ?? [])) return false;
      return age < HOLDS_MS || (tags !== null && age < MOST_MS && isConfirmed());
    },
    isLatest: ({ at, moment }) => moment === changes.moment() && now() - at < HOLDS_MS,
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
