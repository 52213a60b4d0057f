/** A shell runs remotes built against the same major and the same or an older minor of the contract (OPS-04). */
export function satisfiesContract(shell: string, remote: string): boolean {
  const [shellMajor, shellMinor] = numbers(shell);
  const [remoteMajor, remoteMinor] = numbers(remote);
  return shellMajor === remoteMajor && shellMinor >= remoteMinor;
}

function numbers(version: string): [major: number, minor: number] {
  const [major, minor] = version.split('.').map(Number);
  return [major ?? Number.NaN, minor ?? Number.NaN];
}
