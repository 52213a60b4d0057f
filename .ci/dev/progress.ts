import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { BuildNews } from 'shared-contracts/build/dev/browser/page-client.ts';

/** A store that takes longer over a release serves the one before. */
const FRESH_WITHIN_MS = 10_000;

/** How far the newest build has come: in the open pages, and in the documents that the store renders. */
export class Progress {
  private readonly changes = new EventEmitter<{ news: [BuildNews]; step: [] }>().setMaxListeners(0);
  private last: BuildNews | undefined;
  private isBuilding = true;
  private release: string | undefined;
  private shown: string | undefined;

  building(): void {
    this.isBuilding = true;
  }

  built(news: BuildNews): void {
    this.last = news;
    if (news.faults) this.isBuilding = false;
    this.changes.emit('news', news);
    this.changes.emit('step');
  }

  released(version: string): void {
    this.release = version;
    this.isBuilding = false;
    this.changes.emit('step');
  }

  /** The store renders with this release, or has refused it. */
  settled(version: string): void {
    this.shown = version;
    this.changes.emit('step');
  }

  /** Resolves when a release has been built. */
  async firstRelease(): Promise<void> {
    while (!this.release) await once(this.changes, 'step');
  }

  /** Resolves when documents show the newest save, as far as it can be shown. */
  async fresh(): Promise<void> {
    const late = wait(FRESH_WITHIN_MS, true, { ref: false });
    while (this.isBuilding || this.shown !== this.release)
      if (await Promise.race([late, once(this.changes, 'step').then(() => false)])) return;
  }

  /** Calls at once with the last news, then with each; returns how to stop it. */
  follow(listener: (news: BuildNews) => void): () => void {
    if (this.last) listener(this.last);
    this.changes.on('news', listener);
    return () => this.changes.off('news', listener);
  }
}
