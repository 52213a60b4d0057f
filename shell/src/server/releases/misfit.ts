import { serves } from 'shared-contracts/remote/sharing-rule';
import type { Release } from 'shared-contracts/server/release';

export type BuiltAgainst = Pick<Release, 'contractVersion' | 'shared'>;

/** What a remote was built against and this shell does not bring, with both versions; null when it brings all (OPS-04). */
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
