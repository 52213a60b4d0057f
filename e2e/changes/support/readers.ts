import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** One reading of a place: its version, and the times of request and answer. */
interface Sight {
  readonly place: string;
  readonly version: number;
  readonly requested: number;
  readonly answered: number;
}

/** A place that shows a version. */
export interface Place {
  readonly name: string;
  look(): Promise<string>;
}

/** The limit for a change to be visible everywhere. Milliseconds. */
const FRESH_MS = 1000;
const READERS = 3;

/** Reads places repeatedly, with several readers, while versions are committed. */
export class Readers {
  private readonly sights: Sight[] = [];
  private readonly commits: { readonly version: number; readonly at: number }[] = [];
  private readonly places: readonly Place[];
  /** The other processes of this machine are kept waiting as long as this one. */
  private readonly stall = monitorEventLoopDelay({ resolution: 10 });
  private over = false;
  private readonly work: Promise<void>[];

  constructor(places: readonly Place[]) {
    this.places = places;
    this.stall.enable();
    this.work = places.flatMap((place) => Array.from({ length: READERS }, () => this.read(place)));
  }

  committed(version: number): void {
    this.commits.push({ version, at: performance.now() });
  }

  async end(): Promise<void> {
    this.over = true;
    await Promise.all(this.work);
  }

  /**
   * Readings that missed a version committed a second before their request. Within that second two processes behind one
   * balancer may differ; afterwards no reading may be stale, but for the time that a busy machine kept processes waiting.
   */
  tooOld(): readonly Sight[] {
    const limit = FRESH_MS + this.stall.max / 1e6;
    return this.sights.filter(({ requested, version }) => {
      const due = this.commits.findLast(({ at }) => at < requested - limit);
      return due !== undefined && !(version >= due.version);
    });
  }

  /** The smallest number of versions shown by any place. */
  fewestVersions(): number {
    const seen = this.places.map(({ name }) => this.sights.filter(({ place }) => place === name));
    return Math.min(...seen.map((sights) => new Set(sights.map(({ version }) => version)).size));
  }

  private async read({ name, look }: Place): Promise<void> {
    while (!this.over) {
      const requested = performance.now();
      const text = await look();
      const version = Number(/Watched (\d+)/.exec(text)?.[1] ?? Number.NaN);
      this.sights.push({ place: name, version, requested, answered: performance.now() });
      await wait(10);
    }
  }
}
