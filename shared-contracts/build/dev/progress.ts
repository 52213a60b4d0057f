import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A store that takes longer over a release serves the one before. */
const FRESH_WITHIN_MS = 10_000;

/** How far the newest save has come on its way into the documents that the store renders. */
export class Progress {
  private readonly changes = new EventEmitter<{ step: [] }>().setMaxListeners(0);
  private isBuilding = true;
  private release: string | undefined;
  private shown: string | undefined;

  building(): void {
    this.isBuilding = true;
  }

  failed(): void {
    this.isBuilding = false;
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

  /** Resolves when documents show the newest save, as far as it can be shown. */
  async fresh(): Promise<void> {
    const late = wait(FRESH_WITHIN_MS, true, { ref: false });
    while (this.isBuilding || this.shown !== this.release)
      if (await Promise.race([late, once(this.changes, 'step').then(() => false)])) return;
  }
}
