import { LRUCache } from 'lru-cache';

/** A store without a configured origin is visited at a name, a number and 'localhost', and not at many more. */
const MOST = 4;
const REMEMBERED = 50;

/**
 * Whether pages of an origin are cached: only those of the few that are asked most. A client invents hosts, whose pages
 * would push out those of the real one.
 */
export function fewOrigins(): (origin: string) => boolean {
  const requests = new LRUCache<string, number>({ max: REMEMBERED });
  return (origin) => {
    const count = (requests.get(origin) ?? 0) + 1;
    requests.set(origin, count);
    const rank = [...requests.values()].filter((other) => other >= count).length;
    return rank <= MOST;
  };
}
