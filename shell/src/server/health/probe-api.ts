import { getSiteSettings } from 'shared-contracts/api/get-site-settings';

const TIMEOUT_MS = 2000;

/**
 * Asks for what every page needs; the API answers from its database, or from memory while it can reach it. Not
 * `/readyz`, which also fails for a read-only database. The API is unavailable only after two timeouts in a row: a stall
 * of this machine can cause the first.
 */
export function apiProbe(origin: string, timeoutMs = TIMEOUT_MS): (closing: AbortSignal) => Promise<boolean> {
  return async (closing) => {
    const first = await ask(origin, timeoutMs, closing);
    return (first === 'silent' ? await ask(origin, timeoutMs, closing) : first) === 'answers';
  };
}

async function ask(origin: string, timeoutMs: number, closing: AbortSignal): Promise<'answers' | 'fails' | 'silent'> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(`${origin}${getSiteSettings.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ requestParameters: {} }),
      signal: AbortSignal.any([closing, timeout]),
    });
    await answer.arrayBuffer();
    return answer.status < 500 ? 'answers' : 'fails';
  } catch {
    return timeout.aborted && !closing.aborted ? 'silent' : 'fails';
  }
}
