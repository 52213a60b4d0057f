import { expect } from '@playwright/test';
import { packageOf } from 'shared-contracts/remote/teams';
import type { RemoteName } from '../../.ci/packages.ts';
import type { Composition } from '../../shell/src/composition/composition.ts';

/** The composition for new visits. */
export class LiveComposition {
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Versions by remote; a remote that the shell does not have is absent. */
  async versions(): Promise<Partial<Record<RemoteName, string>>> {
    const answer = await fetch(`${this.origin}/composition.json`);
    const { remotes } = (await answer.json()) as Composition;
    return Object.fromEntries(Object.entries(remotes).map(([team, { version }]) => [packageOf(team), version]));
  }

  /** Waits until new visits get that version, or none. */
  async expectVersion(name: RemoteName, version: string | undefined): Promise<void> {
    await expect.poll(async () => (await this.versions())[name], { message: `${name} at ${version}` }).toBe(version);
  }
}
