import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { teamOfPackage } from 'shared-contracts/remote/teams';
import { readPublicKey } from 'shared-contracts/server/release-signature';
import { changeDeclared, type DeclaredPlace } from '../live/declared.ts';
import { keyId } from '../releases/release-keys.ts';
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
    const entries = await readdir(path.join(root, remote)).catch(() => []);
    const wanted = version ? entries.find((entry) => entry.startsWith(`${version}~`)) : ran[1];
    if (!wanted) {
      const versions = entries.filter((entry) => /^[^.].*~/.test(entry)).map((entry) => entry.split('~')[0]);
      throw new RefusedAct(
        `${remote} ${version || 'before'} is not stored here; these are: ${versions.join(', ') || 'none'}.`,
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
    /** @param key public half. @throws RefusedAct */
    async revoke(key: string, by: string): Promise<string> {
      if (!readPublicKey(key)) throw new RefusedAct('Name the public half of the key, as RELEASE_KEYS has it.');
      await changeDeclared(place, ({ revoked }) => ({ revoked: [...new Set([...revoked, key])] }));
      await history.add({ what: 'key revoked', key: keyId(key), by });
      return `The key ${keyId(key)} counts no more. What it signed is replaced by the last release of another key.`;
    },
  };
}

function known(remote: string): void {
  if (!teamOfPackage(remote)) throw new RefusedAct(`'${remote}' is no package like mfe-catalog.`);
}
