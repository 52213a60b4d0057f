/** A moment, in milliseconds since 1970 began in UTC. A number, since a page's data travels as JSON. */
export type Instant = number & { readonly __unit: 'instant' };

/** Of the wire's ISO 8601 text. Throws RangeError for text that is none. */
export function instantOf(text: string): Instant {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw new RangeError(`not a date: ${text}`);
  return time as Instant;
}
