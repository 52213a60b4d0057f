/** A cluster of fewer places is never red, however small the others are (spec §9). */
const ALWAYS_BLUE_UP_TO = 10;

/**
 * The colour of a cluster among all that are shown, by how many places each holds: red where it exceeds both ten and
 * the mean, else blue. A place on its own counts as a cluster of one.
 */
export function clusterColour(count: number, shown: readonly number[]): 'red' | 'blue' {
  const mean = shown.length === 0 ? 0 : shown.reduce((sum, each) => sum + each, 0) / shown.length;
  return count > Math.max(ALWAYS_BLUE_UP_TO, mean) ? 'red' : 'blue';
}
