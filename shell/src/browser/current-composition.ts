import type { Composition } from '../composition/composition.ts';

/** The composition new visits get now; null when the shell does not answer. Asked only when a remote is retried. */
export async function currentComposition(): Promise<Composition | null> {
  const response = await fetch('/composition.json', { cache: 'no-store', signal: AbortSignal.timeout(5000) });
  return response.ok ? ((await response.json()) as Composition) : null;
}
