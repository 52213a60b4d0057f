export interface Timings {
  readonly p50: number;
  readonly p99: number;
}

/** Milliseconds of sequential calls, after a warm-up. */
export async function timed(times: number, call: () => Promise<unknown>): Promise<Timings> {
  for (let run = 0; run < Math.ceil(times / 10); run += 1) await call();
  const took: number[] = [];
  for (let run = 0; run < times; run += 1) {
    const begun = performance.now();
    await call();
    took.push(performance.now() - begun);
  }
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}
