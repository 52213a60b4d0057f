/** Before each new start of a service that ended; milliseconds. The first is short: most crashes happen once. */
const PAUSES_MS = [250, 1000, 2000, 5000, 10_000, 20_000, 30_000];

/** A service that has run for so long ends the row of failures. */
const WELL_MS = 10_000;

/** How long to wait before a service that ended is started again, and when to give up. */
export class BackOff {
  private failures = 0;

  /**
   * @param ranMs how long it ran this time
   * @returns milliseconds; null: it has failed too often in a row
   */
  next(ranMs: number): number | null {
    this.failures = ranMs >= WELL_MS ? 1 : this.failures + 1;
    return PAUSES_MS[this.failures - 1] ?? null;
  }
}
