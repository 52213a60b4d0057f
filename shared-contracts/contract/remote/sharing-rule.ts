/**
 * The rule of versions, for the contract and for every library that a page has once: what the shell brings serves what a
 * remote was built against if the major is the same and the shell's minor is at least the remote's (OPS-04). Patches do
 * not count; before 1.0 another minor is another major. The build and the shell apply it to a release (misfit.ts), federation
 * by the range, an open page to the contract when Retry brings a remote.
 */
export function serves(brought: string, builtAgainst: string): boolean {
  const [shell, remote] = [numbers(brought), numbers(builtAgainst)];
  if (!shell || !remote || shell.major !== remote.major) return false;
  return shell.major === 0 ? shell.minor === remote.minor : shell.minor >= remote.minor;
}

/** The same rule as a range, which federation compares again in the page. @throws for what is no released version */
export function servingRange(builtAgainst: string): string {
  const version = numbers(builtAgainst);
  if (!version) throw new Error(`not a version: ${builtAgainst}`);
  return `^${version.major}.${version.minor}.0`;
}

function numbers(version: string): { readonly major: number; readonly minor: number } | null {
  // A version before its release serves no range.
  const [, major, minor] = /^(\d+)\.(\d+)\.\d+(?:\+.*)?$/.exec(version) ?? [];
  return major && minor ? { major: Number(major), minor: Number(minor) } : null;
}
