/** A store without a configured origin is visited at a name, a number and 'localhost', and not at many more. */
const MOST = 4;

/** Whether pages of an origin are cached: a client invents hosts, whose pages would push out those of the real one. */
export function fewOrigins(): (origin: string) => boolean {
  const first = new Set<string>();
  return (origin) => {
    if (first.size < MOST) first.add(origin);
    return first.has(origin);
  };
}
