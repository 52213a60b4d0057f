import { useState } from 'react';

/** The last defined value: a stale answer to show while a newer one is pending, or has failed. */
export function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}
