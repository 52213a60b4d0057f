import type { APIRequestContext } from '@playwright/test';

/** The canonical path of some seeded product. */
export async function someProduct(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/ProductListing')).text();
  const path = /href="(\/collections\/[^"/]+\/[^"]+)"/.exec(html)?.[1];
  if (!path) throw new Error('the listing names no product');
  return path;
}
