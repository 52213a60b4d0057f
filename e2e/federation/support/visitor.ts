import { expect, type Locator, type Page, type Response } from '@playwright/test';

const SOFA = {
  ProductId: 1,
  ProductName: 'Aarvi 3 Seater Fabric Sofa in Teal',
  Quantity: 1,
  Price: 38999,
  OrderMaximumQuantity: 5,
  Material: 'Fabric',
};

/** A shopper with a sofa in the cart, in a broken store. */
export class Visitor {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** A cart line from an earlier visit. */
  async hasSomethingInTheCart(): Promise<void> {
    await this.page.addInitScript(
      (lines) => {
        localStorage.cartItems ??= lines;
      },
      JSON.stringify([SOFA]),
    );
  }

  async expectCartIntact(): Promise<void> {
    await expect(this.page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  }

  /** The page's region when its remote is unavailable. */
  async expectPageUnavailable(timeout?: number): Promise<void> {
    const title = this.page.getByRole('heading', { level: 1, name: 'This page is temporarily unavailable' });
    await expect(title).toBeVisible(timeout ? { timeout } : {});
    await expect(this.page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  }

  /** A page that the server has rendered stays, below what is missing. */
  async expectPageAsServed(heading: string, timeout?: number): Promise<void> {
    await expect(this.unavailableRegions().first()).toBeVisible(timeout ? { timeout } : {});
    await expect(this.page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(this.page.getByRole('main').getByRole('article').first()).toBeVisible();
  }

  /** Scrolls to the first shelf of products, whose code comes when it is in view. */
  async looksAtShelves(): Promise<void> {
    const shelf = this.page.getByRole('main').locator('[data-module="catalog/fragments/product-shelf"]').first();
    await shelf.locator('..').scrollIntoViewIfNeeded();
  }

  /** Regions on other teams' pages whose remote is unavailable. */
  unavailableRegions(): Locator {
    return this.page.getByRole('main').getByRole('status').filter({ hasText: 'unavailable right now' });
  }

  retry(within: Page | Locator = this.page): Promise<void> {
    return within.getByRole('button', { name: 'Retry' }).click();
  }

  /** Runs a shopper's actions, and proves that the document was not reloaded in between. */
  async withoutReload(act: () => Promise<void>): Promise<void> {
    await this.page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await act();
    await expect(this.page.locator('html')).toHaveAttribute('data-same-document', '');
  }

  /** The next report of a failed remote that the API accepts. */
  /** Waits for the report of a fault: a share of the visits reports vitals, too. */
  reportTaken(): Promise<Response> {
    return this.page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/insert-client-report') &&
        answer.ok() &&
        answer.request().postDataJSON().requestParameters.Kind !== 'vital',
    );
  }
}
