import type { APIRequestContext } from '@playwright/test';

/** The status of a page of each team, and of home. */
export const ALL_WELL = { '/': 200, '/ProductListing': 200, '/Cart': 200, '/Login': 200, '/Aboutus': 200 };

export async function teamPages(request: APIRequestContext): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  // One after the other: a busy shell refuses what it cannot render in time.
  for (const path of Object.keys(ALL_WELL)) statuses[path] = (await request.get(path)).status();
  return statuses;
}

/** What /readyz texts. */
export async function readiness(request: APIRequestContext): Promise<string> {
  return ((await (await request.get('/readyz')).json()) as { status: string }).status;
}
