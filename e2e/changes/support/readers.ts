import { setTimeout as wait } from 'node:timers/promises';

/** One look at a place: what it said, and when it was asked and answered. */
interface Sight {
  readonly place: string;
  readonly version: number;
  readonly asked: number;
  readonly answered: number;
}

/** Somewhere that versions are shown. */
export interface Place {
  readonly name: string;
  look(): Promise<string>;
}

/** A change must be everywhere after this. Milliseconds. */
const FRESH_MS = 1000;
const READERS = 3;

/** Looks at places again and again, by several readers at once, while versions are committed. */
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

  async end(): Promise<void> {
    this.over = true;
    await Promise.all(this.work);
  }

  /**
   * Looks that missed what was committed a second before they were begun. Within that second two processes behind one
   * balancer may differ; afterwards nobody sees the old again.
   */
  tooOld(): readonly Sight[] {
    return this.sights.filter(({ asked, version }) => {
      const due = this.commits.findLast(({ at }) => at < asked - FRESH_MS);
      return due !== undefined && !(version >= due.version);
    });
  }

  /** How many versions the place showed that showed the fewest. */
  fewestVersions(): number {
    const seen = this.places.map(({ name }) => this.sights.filter(({ place }) => place === name));
    return Math.min(...seen.map((sights) => new Set(sights.map(({ version }) => version)).size));
  }

  private async read({ name, look }: Place): Promise<void> {
    while (!this.over) {
      const asked = performance.now();
      const text = await look();
      const version = Number(/Watched (\d+)/.exec(text)?.[1] ?? Number.NaN);
      this.sights.push({ place: name, version, asked, answered: performance.now() });
      await wait(10);
    }
  }
}
