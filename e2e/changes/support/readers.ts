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
  /** Null when the place was too busy to show any: that is not old. */
  look(): Promise<string | null>;
}

/** The promised second, ten times as wide: a busy machine keeps every process waiting. Milliseconds. */
export const FRESH_MS = 10_000;
const READERS = 2;
/** Far less than what is promised. */
const PAUSE_MS = 50;

/** Reads places repeatedly, with several readers, while versions are committed. */
export class Readers {
  private readonly sights: Sight[] = [];
  private readonly commits: { readonly version: number; readonly at: number }[] = [];
  private readonly places: readonly Place[];
  private over = false;
  private readonly work: Promise<void>[];

  constructor(places: readonly Place[]) {
    this.places = places;
    this.work = places.flatMap((place) => Array.from({ length: READERS }, () => this.read(place)));
  }

  committed(version: number): void {
    this.commits.push({ version, at: performance.now() });
  }

  /** Whether every place was last seen with this version. */
  allShow(version: number): boolean {
    return this.places.every(({ name }) => this.sights.findLast(({ place }) => place === name)?.version === version);
  }

  async end(): Promise<void> {
    this.over = true;
    await Promise.all(this.work);
  }

  /** Readings that missed a version committed so long before their request. Until then processes may differ. */
  tooOld(): readonly Sight[] {
    return this.sights.filter(({ requested, version }) => {
      const due = this.commits.findLast(({ at }) => at < requested - FRESH_MS);
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
      const version = Number(/Watched (\d+)/.exec(text ?? '')?.[1] ?? Number.NaN);
      if (text !== null) this.sights.push({ place: name, version, requested, answered: performance.now() });
      await wait(PAUSE_MS);
    }
  }
}
