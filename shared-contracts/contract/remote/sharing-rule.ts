/**
 * The rule of versions, for the contract and for every library that a page has once: what the shell brings serves what a
 * remote was built against if the major is the same and the shell's minor is at least the remote's (OPS-04). Patches do
 * not count. The shell applies it when it adopts a release; an open page, for the contract, when Retry brings one.
 */
export function serves(brought: string, builtAgainst: string): boolean {
  const [shell, remote] = [numbers(brought), numbers(builtAgainst)];
  return shell !== null && remote !== null && shell.major === remote.major && shell.minor >= remote.minor;
}

/** The same rule as a range, which federation compares again in the page. */
export function servingRange(builtAgainst: string): string {
  const version = numbers(builtAgainst);
  if (!version) throw new Error(`not a version: ${builtAgainst}`);
  return `^${version.major}.${version.minor}.0`;
}

function numbers(version: string): { readonly major: number; readonly minor: number } | null {
  const [, major, minor] = /^(\d+)\.(\d+)\.\d+/.exec(version) ?? [];
  return major && minor ? { major: Number(major), minor: Number(minor) } : null;
}
