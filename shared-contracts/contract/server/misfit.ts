import { serves } from '../remote/sharing-rule.ts';
import type { Release } from './release.ts';

export type BuiltAgainst = Pick<Release, 'contractVersion' | 'shared'>;

/**
 * What a remote was built against and the shell does not bring, with both versions; null when it brings all (OPS-04). The
 * build asks it with the versions of this checkout's shell, a shell at adoption with its own (OPS-26).
 */
export function misfitOf(remote: BuiltAgainst, shell: BuiltAgainst): string | null {
  const brought = new Map(versionsOf(shell));
  const misfits = versionsOf(remote).flatMap(([name, version]) => {
    const ours = brought.get(name);
    return ours && serves(ours, version) ? [] : [`built against ${name} ${version}, this shell has ${ours ?? 'none'}`];
  });
  return misfits.length > 0 ? misfits.join('; ') : null;
}

function versionsOf({ contractVersion, shared = {} }: BuiltAgainst): [name: string, version: string][] {
  return [['contract', contractVersion], ...Object.entries(shared)];
}
