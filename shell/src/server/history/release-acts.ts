import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { teamOfPackage } from 'shared-contracts/remote/teams';
import { changeDeclared, type DeclaredPlace } from '../live/declared.ts';
import { canonicalKey, keyId } from '../releases/release-keys.ts';
import { createReleaseStore } from '../releases/release-store.ts';
import type { ReleaseHistory } from './release-history.ts';

/** An act that the store's state forbids: its message is for whoever tried. */
export class RefusedAct extends Error {}

/** What operators do with releases, by command or API. A running shell follows within seconds. */
export function releaseActs(place: DeclaredPlace, history: Pick<ReleaseHistory, 'add'>) {
  const root = path.join(place.folder, 'releases');
  // Nothing is run from here: the shell verifies.
  const store = createReleaseStore(root, () => []);

  async function storedAddress(remote: string, version: string): Promise<string> {
    const ran = await store.haveRun(remote);
    const entries: readonly string[] = await readdir(path.join(root, remote)).catch(() => []);
    // A canary, a refused release or a preview is stored, too, and never ran for everybody.
    const known = [...ran, ...(await store.withdrawn(remote))].filter((each) => entries.includes(each));
    const wanted = version ? known.find((each) => each.startsWith(`${version}~`)) : ran[1];
    if (!wanted) {
      const versions = ran.map((each) => each.split('~')[0]);
      throw new RefusedAct(
        `${remote} ${version || 'before'} has not run here; these have: ${versions.join(', ') || 'none'}.`,
      );
    }
    if ((await store.withdrawn(remote)).includes(wanted))
      throw new RefusedAct(`${remote} ${version} was rolled back: delete its line in rolled-back.txt first.`);
    return wanted;
  }

  return {
    /** @param version '' is the one that ran before. @throws RefusedAct */
    async back(remote: string, version: string, by: string): Promise<string> {
      known(remote);
      const address = await storedAddress(remote, version);
      const [stored = '', content = ''] = address.split('~');
      await changeDeclared(place, ({ pinned }) => ({ pinned: { ...pinned, [remote]: { version: stored, content } } }));
      await history.add({ what: 'back', remote, version: stored, address, by });
      return `${remote} goes back to ${stored}, and stays there until you let it go forward again.`;
    },
    /** @throws RefusedAct */
    async forward(remote: string, by: string): Promise<string> {
      known(remote);
      await changeDeclared(place, ({ pinned: { [remote]: before, ...others } }) => {
        if (!before) throw new RefusedAct(`${remote} follows its live.json already.`);
        return { pinned: others };
      });
      await history.add({ what: 'forward', remote, by });
      return `${remote} follows its live.json again.`;
    },
    /** @param typed public half of a key. @throws RefusedAct */
    async revoke(typed: string, by: string): Promise<string> {
      const key = canonicalKey(typed);
      if (!key) throw new RefusedAct('Name the public half of the key, as RELEASE_KEYS has it.');
      await changeDeclared(place, ({ revoked }) => ({ revoked: [...new Set([...revoked, key])] }));
      await history.add({ what: 'key revoked', key: keyId(key), by });
      return `The key ${keyId(key)} counts no more. What it signed is replaced by the last release of another key.`;
    },
  };
}

function known(remote: string): void {
  if (!teamOfPackage(remote)) throw new RefusedAct(`'${remote}' is no package like mfe-catalog.`);
}
