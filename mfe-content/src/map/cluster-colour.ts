/** A smaller cluster is never red, even if the others are smaller still (spec §9). */
const ALWAYS_BLUE_UP_TO = 10;

/**
 * The colour of a cluster by the number of its places: red above both ten and the mean of all visible clusters, else
 * blue. A single place is a cluster of one.
 */
export function clusterColour(count: number, shown: readonly number[]): 'red' | 'blue' {
  const mean = shown.length === 0 ? 0 : shown.reduce((sum, each) => sum + each, 0) / shown.length;
  return count > Math.max(ALWAYS_BLUE_UP_TO, mean) ? 'red' : 'blue';
}
