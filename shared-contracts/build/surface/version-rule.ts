import type { Surface } from './surface.ts';

/** What somebody else sends: a deployed sender knows nothing of a member that has become necessary since. */
const SENT = /^(call \S+ request|event \S+?(?=[.:]|$)|server |type FragmentProps\[[^\]]*\])/;

export interface Changes {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export function changesBetween(before: Surface, now: Surface): Changes {
  const old = new Set(before.facts);
  const present = new Set(now.facts);
  return {
    added: now.facts.filter((fact) => !old.has(fact)),
    removed: before.facts.filter((fact) => !present.has(fact)),
  };
}

/**
 * The lowest version the contract may have after these changes: a minor for additions, a major for what a deployed
 * remote could miss (OPS-04). A fact that changed is one removed and one added.
 */
export function lowestVersion(before: Surface, { added, removed }: Changes): string {
  const [major = 0, minor = 0] = before.version.split('.').map(Number);
  const isBreaking =
    removed.some((fact) => !isLoosened(fact, added)) || added.some((fact) => isNewDemand(fact, before.facts));
  if (isBreaking) return `${major + 1}.0.0`;
  return added.length > 0 ? `${major}.${minor + 1}.0` : before.version;
}

export function isAtLeast(version: string, lowest: string): boolean {
  return version.localeCompare(lowest, 'en', { numeric: true }) >= 0;
}

/** Whether a request's member may now be missing, or something else too: what deployed remotes send of it is still accepted. */
function isLoosened(fact: string, added: readonly string[]): boolean {
  const [, name, value] = /^(call \S+ request\S*?): (.*)$/.exec(fact) ?? [];
  return name !== undefined && ['?:', ' |:', '? |:'].some((looser) => added.includes(`${name}${looser} ${value}`));
}

/** Whether a fact is a new member that must be sent, of something that was sent without it. */
function isNewDemand(fact: string, before: readonly string[]): boolean {
  const [root] = SENT.exec(fact) ?? [];
  if (root === undefined) return false;
  let name = (fact.split(/: | \| /)[0] ?? '').replace(/( \|)+$/, '');
  let added = name;
  while (name.length >= root.length && !before.some((old) => startsWithName(old, name))) {
    added = name;
    name = name.slice(0, Math.max(name.lastIndexOf('.'), 0));
  }
  return name.length >= root.trimEnd().length && added !== name && !added.endsWith('?');
}

function startsWithName(fact: string, name: string): boolean {
  return fact.startsWith(name) && !/[\w?]/.test(fact.charAt(name.length));
}
