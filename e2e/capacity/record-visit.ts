import type { Browser, Request } from '@playwright/test';
import { keepConsent } from '../store/keep-consent.ts';
import { Shopper } from '../store/shopper.ts';

export interface RecordedRequest {
  readonly kind: 'document' | 'call' | 'picture' | 'file';
  readonly method: string;
  /** With its query, on the store's own origin. */
  readonly path: string;
  readonly body: string | null;
}

/** By GET, as an edge answers them. What a browser reports, or asks of its cart, is too seldom to count. */
const PUBLIC_READ = /\/get-/;

/**
 * What a phone asks the store for in one visit with an empty cache: home, three categories with a product each,
 * a search, one of its products in the cart.
 */
export async function recordVisit(browser: Browser, origin: string): Promise<readonly RecordedRequest[]> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  await keepConsent(context, true);
  const page = await context.newPage();
  const recorded: RecordedRequest[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const kind = kindOf(request, url.pathname);
    if (url.origin !== origin || !kind) return;
    if (kind === 'call' && !(request.method() === 'GET' && PUBLIC_READ.test(url.pathname))) return;
    recorded.push({ kind, method: request.method(), path: url.pathname + url.search, body: request.postData() });
  });
  const shopper = new Shopper(page, 'en');
  const look = async () => {
    await shopper.idle();
    await shopper.scrollThrough();
    await shopper.requestsEnded();
  };
  await shopper.open('/');
  await look();
  for (const category of ['sofas', 'beds', 'study-tables']) {
    await shopper.open(`/collections/${category}`);
    await look();
    await shopper.openFirstInStock();
    await look();
  }
  await shopper.open('/ProductListing?SearchTerm=oak');
  await look();
  await shopper.openFirstInStock();
  await look();
  await shopper.addToCart();
  await look();
  await context.close();
  return recorded;
}

function kindOf(request: Request, pathname: string): RecordedRequest['kind'] | null {
  if (request.isNavigationRequest()) return 'document';
  if (pathname.startsWith('/media/')) return 'picture';
  if (pathname.startsWith('/api/')) return 'call';
  return /\.(?:js|css|woff2|json|svg|ico|webmanifest)$/.test(pathname) ? 'file' : null;
}
