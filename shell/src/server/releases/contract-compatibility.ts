/**
 * Whether this shell can run a remote built against a contract version: the same major, and a minor that the
 * shell has reached (OPS-04). Below 1.0 the minor takes the major's place, as semver has it.
 */
export function satisfiesContract(shell: string, remote: string): boolean {
  const [shellMajor, shellMinor] = numbers(shell);
  const [remoteMajor, remoteMinor] = numbers(remote);
  if (shellMajor !== remoteMajor) return false;
  return shellMajor === 0 ? shellMinor === remoteMinor : shellMinor >= remoteMinor;
}

function numbers(version: string): [major: number, minor: number] {
  const [major, minor] = version.split('.').map(Number);
  return [major ?? Number.NaN, minor ?? Number.NaN];
}
