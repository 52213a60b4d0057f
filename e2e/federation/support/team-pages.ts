import type { APIRequestContext } from '@playwright/test';

/** The status of a page of each team, and of home. */
export const ALL_WELL = { '/': 200, '/ProductListing': 200, '/Cart': 200, '/Login': 200, '/Aboutus': 200 };

export async function teamPages(request: APIRequestContext): Promise<Record<string, number>> {
  const pairs = Object.keys(ALL_WELL).map(async (at) => [at, (await request.get(at)).status()] as const);
  return Object.fromEntries(await Promise.all(pairs));
}

/** What /readyz says. */
export async function readiness(request: APIRequestContext): Promise<string> {
  return ((await (await request.get('/readyz')).json()) as { status: string }).status;
}
