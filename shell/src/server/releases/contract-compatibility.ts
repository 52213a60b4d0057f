/**
 * Whether this shell can run a remote built against a contract version: the same major, and a minor that the shell has
 * reached (OPS-04).
 */
export function satisfiesContract(shell: string, remote: string): boolean {
  const [shellMajor, shellMinor] = numbers(shell);
  const [remoteMajor, remoteMinor] = numbers(remote);
  return shellMajor === remoteMajor && shellMinor >= remoteMinor;
}

function numbers(version: string): [major: number, minor: number] {
  const [major, minor] = version.split('.').map(Number);
  return [major ?? Number.NaN, minor ?? Number.NaN];
}
