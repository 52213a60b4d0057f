import { useState } from 'react';

/** The last value that was there: an answer that may be stale on the screen while a newer one is pending, or failed. */
export function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}
