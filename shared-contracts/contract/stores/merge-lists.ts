/** Two tabs changed one list at once: what `ours` changed since `base`, applied to `theirs`. */
export function mergeLists<Item>(
  [base, ours, theirs]: readonly [base: readonly Item[], ours: readonly Item[], theirs: readonly Item[]],
  keyOf: (item: Item) => unknown,
  /** Merges an item that both changed; ours by default. */
  bothChanged: (items: { readonly base: Item | undefined; readonly ours: Item; readonly theirs: Item }) => Item = (
    items,
  ) => items.ours,
): readonly Item[] {
  const before = new Map(base.map((item) => [keyOf(item), item]));
  const there = new Map(theirs.map((item) => [keyOf(item), item]));
  const here = new Set(ours.map(keyOf));
  const isAsBefore = (item: Item) => JSON.stringify(item) === JSON.stringify(before.get(keyOf(item)));
  const stayed = ours.flatMap((item) => {
    const other = there.get(keyOf(item));
    if (other === undefined) return isAsBefore(item) ? [] : [item];
    if (isAsBefore(item)) return [other];
    return [isAsBefore(other) ? item : bothChanged({ base: before.get(keyOf(item)), ours: item, theirs: other })];
  });
  return [...stayed, ...theirs.filter((item) => !here.has(keyOf(item)) && !isAsBefore(item))];
}
