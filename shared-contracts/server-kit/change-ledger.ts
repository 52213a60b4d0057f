/**
 * Records when each tag changed last. A cache checks its entries when they are read, instead of searching for stale ones
 * at every change; this also covers entries that were being made during the change.
 */
interface ChangeLedger {
  /** Grows with every change. */
  moment(): number;
  /** @param tags 'kind:part' or 'kind', which concerns all parts of the kind */
  note(tags: readonly string[]): void;
  /** Everything made earlier counts as changed. */
  noteAll(): void;
  changedSince(moment: number, tags: readonly string[]): boolean;
}

/** With more tags the ledger is cleared, and everything made earlier counts as changed. */
const MAX_TAGS = 20_000;

export function createChangeLedger(maxTags = MAX_TAGS): ChangeLedger {
  const lastChange = new Map<string, number>();
  let moment = 0;
  let knownSince = 0;

  const noteAll = () => {
    moment += 1;
    knownSince = moment;
    lastChange.clear();
  };
  const changedAfter = (tag: string, since: number) => (lastChange.get(tag) ?? 0) > since;

  return {
    moment: () => moment,
    note(tags) {
      if (tags.length === 0) return;
      if (lastChange.size + tags.length > maxTags) return noteAll();
      moment += 1;
      for (const tag of tags) lastChange.set(tag, moment);
    },
    noteAll,
    changedSince: (since, tags) =>
      since < knownSince || tags.some((tag) => changedAfter(tag, since) || changedAfter(kindOf(tag), since)),
  };
}

/** The kind of 'kind:part'; of 'kind' itself. */
export function kindOf(tag: string): string {
  const colon = tag.indexOf(':');
  return colon < 0 ? tag : tag.slice(0, colon);
}
