import { readdirSync, readFileSync } from 'node:fs';

// Linux only: /proc.

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Milliseconds of all its threads. */
  readonly cpu: number;
  readonly command: string;
}

/** The kernel counts in hundredths of a second. */
const TICK_MS = 10;

/** A process and all below it. */
export function treeOf(root: number): readonly Process[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (look(Number(name)) ?? []) : []));
  const tree = all.filter(({ pid }) => pid === root);
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid));
  return tree;
}

export function cpuOf(tree: readonly Process[]): number {
  return tree.reduce((sum, { cpu }) => sum + cpu, 0);
}

/** What a process would free if it ended, and its share of what it has in common with others; MB. */
export function pssOf(pid: number): number {
  try {
    const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}

/** Undefined for one that has ended. */
function look(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { pid, parent: Number(parent), cpu: (Number(rest[9]) + Number(rest[10])) * TICK_MS, command };
  } catch {
    return undefined;
  }
}
