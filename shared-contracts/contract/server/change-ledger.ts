/**
 * When which tag changed last, for a cache to ask whether what it kept is still true. Nothing is searched and dropped
 * when a change comes: what is old is found out when it is asked for, also if it was only being made when it changed.
 */
interface ChangeLedger {
  /** Grows with everything that is noted. */
  moment(): number;
  /** @param tags 'kind:part' or 'kind', which concerns all parts of the kind */
  note(tags: readonly string[]): void;
  /** From here on everything made earlier counts as changed. */
  noteAll(): void;
  changedSince(moment: number, tags: readonly string[]): boolean;
}

/** With more tags than this the past is forgotten, which makes everything before count as changed. */
const MOST_TAGS = 20_000;

export function createChangeLedger(mostTags = MOST_TAGS): ChangeLedger {
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
      if (lastChange.size + tags.length > mostTags) return noteAll();
      moment += 1;
      for (const tag of tags) lastChange.set(tag, moment);
    },
    noteAll,
    changedSince: (since, tags) =>
      since < knownSince || tags.some((tag) => changedAfter(tag, since) || changedAfter(kindOf(tag), since)),
  };
}

function kindOf(tag: string): string {
  const colon = tag.indexOf(':');
  return colon < 0 ? tag : tag.slice(0, colon);
}
