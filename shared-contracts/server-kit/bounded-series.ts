interface Removable<Label extends string> {
  remove(labels: Partial<Record<Label, string>>): void;
}

/** Uses per series after which all weigh half: a release that is gone makes room for the present one. */
const USES_UNTIL_HALF = 100;

/**
 * Bounds a metric whose labels keep changing, such as a release's version or one that a browser names: beyond `most`
 * combinations, the one that was seen least often lately is dropped, so that made-up names neither fill the memory nor displace
 * real ones, however many come.
 */
export function boundedSeries<Label extends string, Metric extends Removable<Label>>(metric: Metric, most: number) {
  const seen = new Map<string, { readonly labels: Record<Label, string>; uses: number }>();
  let uses = 0;

  function halve(): void {
    uses = 0;
    for (const series of seen.values()) series.uses /= 2;
  }
  function dropLeast(): void {
    // Of equals the oldest: a map is in the order of insertion.
    const [least] = [...seen].sort(([, one], [, other]) => one.uses - other.uses);
    if (!least) return;
    seen.delete(least[0]);
    metric.remove(least[1].labels);
  }

  return (labels: Record<Label, string>): Metric => {
    const key = JSON.stringify(labels);
    const known = seen.get(key);
    if (known) known.uses += 1;
    else {
      if (seen.size >= most) dropLeast();
      seen.set(key, { labels, uses: 1 });
    }
    uses += 1;
    if (uses >= most * USES_UNTIL_HALF) halve();
    return metric;
  };
}
