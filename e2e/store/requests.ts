import { expect, type Page, type Request } from '@playwright/test';

const QUIET_MS = 500;

/**
 * A page's requests that are under way. Playwright's 'networkidle' happens once for a document: what a click or an idle
 * browser fetches later is not waited for.
 */
export class Requests {
  private readonly open = new Set<Request>();
  private changedAt = 0;

  constructor(page: Page) {
    page.on('request', (request) => {
      // The requests of the document before may end without an event.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.open.clear();
      this.note(() => this.open.add(request));
    });
    page.on('requestfinished', (request) => this.note(() => this.open.delete(request)));
    page.on('requestfailed', (request) => this.note(() => this.open.delete(request)));
  }

  /** Waits until none is under way and none follows. */
  async ended(): Promise<void> {
    const areUnderWay = () =>
      this.open.size > 0 || performance.now() < this.changedAt + QUIET_MS
        ? [...this.open].map((one) => one.url())
        : null;
    await expect.poll(areUnderWay, { message: 'requests under way', intervals: [100] }).toBeNull();
  }

  private note(change: () => void): void {
    change();
    this.changedAt = performance.now();
  }
}
