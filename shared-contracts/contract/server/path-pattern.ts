/**
 * The values of a pattern's parameters in a path's segments; null if the path does not match. The browser's matcher, React
 * Router's `matchPath`, decodes what a canonical address repeats as it is escaped, and takes five times as long; nothing else
 * in the process that sends documents loads the router. `routes/store-routes.test.tsx` holds the two equal.
 */
export function matchSegments(pattern: string, segments: readonly string[]): Record<string, string> | null {
  const parts = segmentsOf(pattern);
  if (parts.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? '';
    // Slugs of pages and posts are in lower case; the catalogue looks its own up.
    if (part === ':slug') params.slug = segment.toLowerCase();
    else if (part.startsWith(':')) params[part.slice(1)] = segment;
    else if (part.toLowerCase() !== segment.toLowerCase()) return null;
  }
  return params;
}

/** Whether one address can be of both patterns. */
export function overlap(one: string, other: string): boolean {
  const [parts, others] = [segmentsOf(one), segmentsOf(other)];
  return (
    parts.length === others.length &&
    parts.every((part, index) => {
      const counterpart = others[index] ?? '';
      return (
        [part, counterpart].some((each) => each.startsWith(':')) || part.toLowerCase() === counterpart.toLowerCase()
      );
    })
  );
}

export function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}
