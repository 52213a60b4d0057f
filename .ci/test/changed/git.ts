import { execFileSync } from 'node:child_process';

/** Where a clone notes the last commit whose whole run was green. No branch, so that no push sends it. */
const LAST_GREEN = 'refs/tests/last-green';

/** The commit of that name; null if there is none. */
export function findCommit(root: string, name: string): string | null {
  return attempt(
    () => git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)[0] ?? null,
  );
}

export function lastGreen(root: string): string | null {
  return findCommit(root, LAST_GREEN);
}

/** The commit that the working tree holds unchanged; null where it is changed, or no git's. */
export function checkedOut(root: string): string | null {
  return attempt(() => (git(root, 'status', '--porcelain').length === 0 ? findCommit(root, 'HEAD') : null));
}

export function noteGreen(root: string, commit: string): void {
  git(root, 'update-ref', LAST_GREEN, commit);
}

/** Files that differ from the commit's, new and deleted ones too. */
export function changedSince(root: string, commit: string): string[] {
  return [
    ...git(root, 'diff', '--name-only', '--no-renames', commit),
    ...git(root, 'ls-files', '--others', '--exclude-standard'),
  ];
}

/** All files of the working tree but ignored ones. */
export function projectFiles(root: string): string[] {
  return git(root, 'ls-files', '--cached', '--others', '--exclude-standard');
}

function git(root: string, command: string, ...options: string[]): string[] {
  const asked = ['-c', 'core.quotePath=false', command, ...options];
  const answer = execFileSync('git', asked, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return answer.split('\n').filter(Boolean);
}

function attempt<Answer>(ask: () => Answer): Answer | null {
  try {
    return ask();
  } catch {
    return null;
  }
}
