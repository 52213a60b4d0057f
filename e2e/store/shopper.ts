import { expect, type Locator, type Page } from '@playwright/test';
import type { ListedProduct } from './api-questions.ts';
import type { Person } from './person.ts';
import { Requests } from './requests.ts';
import { type ShopLanguage, type ShopTexts, textsIn } from './shop-texts.ts';

type PaymentOutcome = 'success' | 'failure' | 'dismissal';

/** Local-storage keys with promised names and shapes (SH-15). */
type PromisedKey = 'Token' | 'user' | 'cartItems' | 'Parms' | 'checkOut' | 'orderNote' | 'langCode' | 'NavCategory';

/** A shopper's actions, in the words of the store. */
export class Shopper {
  readonly page: Page;
  readonly texts: ShopTexts;
  private readonly prefix: string;
  private readonly requests: Requests;

  constructor(page: Page, language: ShopLanguage, texts = textsIn(language)) {
    this.page = page;
    this.texts = texts;
    this.requests = new Requests(page);
    this.prefix = language === 'ar' ? '/ar' : '';
  }

  /** Opens a path in this shopper's language and waits until the page has hydrated. */
  async open(path: string): Promise<void> {
    await this.page.goto(path === '/' ? this.prefix || '/' : `${this.prefix}${path}`);
    await this.hydrated();
  }

  /** React marks every hydrated element: scripts work from here on. */
  async hydrated(): Promise<void> {
    await this.page.waitForFunction(() => {
      const main = document.querySelector('main');
      return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps$'));
    });
  }

  /** Waits until the browser has been idle and has received what it fetches then; nothing else is under way. */
  async idle(): Promise<void> {
    await this.hydrated();
    await this.page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/idle(\.[0-9a-f]+)?\.js$/.test(name)),
    );
    // Idle work is done in the order of its requests: what was requested before has begun.
    await this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
    await this.requestsEnded();
  }

  /** Waits until what was begun has received its answers. */
  requestsEnded(): Promise<void> {
    return this.requests.ended();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.hydrated();
  }

  /** Scrolls to the end, half a screen and a frame at a time; at times the headless shell draws none for minutes. */
  async scrollThrough(): Promise<void> {
    await this.page.evaluate(async () => {
      const drawn = () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve));
          setTimeout(resolve, 1000);
        });
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
        scrollTo(0, top);
        await drawn();
      }
    });
  }

  /** Elements with focus behind an open dialog. */
  focusedBehind(): Locator {
    return this.page.locator(':is(header, main, footer) :focus');
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  async expectPath(path: string | RegExp): Promise<void> {
    const pattern = typeof path === 'string' ? path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : path.source;
    await expect(this.page).toHaveURL(new RegExp(`^https?://[^/]+${this.prefix}${pattern}(\\?.*)?$`));
  }

  /** Chooses from the category menu of wide screens. */
  async chooseCategory(top: string, child: string): Promise<void> {
    const menu = this.page.getByRole('navigation', { name: this.texts.categories });
    await menu.getByRole('button', { name: top }).click();
    await menu.getByRole('link', { name: child, exact: true }).click();
  }

  productCards(): Locator {
    return this.page.getByRole('main').getByRole('article');
  }

  /** Opens the first product in stock; returns its name. */
  async openFirstInStock(): Promise<string> {
    // Exact: in Arabic, 'out of stock' contains 'in stock'.
    const inStock = this.page.getByText(this.texts.inStock, { exact: true });
    const card = this.productCards().filter({ has: inStock }).first();
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('link', { name }).click();
    await expect(this.heading(name)).toBeVisible();
    return name;
  }

  /** Opens the page of a product from the API. */
  async openProduct({ CategorySlug, Slug, ProductName }: ListedProduct): Promise<void> {
    await this.open(`/collections/${CategorySlug}/${Slug}`);
    await expect(this.heading(ProductName)).toBeVisible();
  }

  async chooseQuantity(count: number): Promise<void> {
    const more = this.page.getByRole('button', { name: this.texts.increase });
    for (let quantity = 1; quantity < count; quantity += 1) await more.click();
    await expect(this.page.getByRole('textbox', { name: this.texts.quantity })).toHaveValue(String(count));
  }

  /** Adds the product; the store then opens the cart. */
  async addToCart(): Promise<void> {
    await this.page.getByRole('button', { name: this.texts.addToCart }).click();
    await expect(this.page.getByText(this.texts.added).first()).toBeVisible();
    await this.expectPath('/Cart');
    await expect(this.heading(this.texts.cartTitle)).toBeVisible();
  }

  async checkOut(): Promise<void> {
    await this.page.getByRole('checkbox', { name: this.texts.terms }).check();
    await this.page.getByRole('button', { name: this.texts.checkOut }).click();
  }

  async signUp(person: Person): Promise<void> {
    await this.expectPath('/CreateAccount');
    await expect(this.heading(this.texts.createAccount)).toBeVisible();
    await this.page.getByLabel(this.texts.firstName).fill(person.firstName);
    await this.page.getByLabel(this.texts.lastName).fill(person.lastName);
    await this.page.getByRole('main').getByLabel(this.texts.email).fill(person.email);
    await this.page.getByLabel(this.texts.password).fill(person.password);
    await this.choose(this.texts.country, 'India');
    await this.page.getByLabel(this.texts.address).fill(person.address);
    await this.page.getByRole('button', { name: this.texts.signUp }).click();
  }

  /** Registers from the login page. */
  async signUpInstead(person: Person): Promise<void> {
    await this.expectPath('/Login');
    await this.page.getByRole('main').getByRole('link', { name: this.texts.createAccount }).click();
    await this.signUp(person);
  }

  async logIn(person: Person): Promise<void> {
    await this.expectPath('/Login');
    await this.page.getByRole('main').getByLabel(this.texts.email).fill(person.email);
    await this.page.getByLabel(this.texts.password).fill(person.password);
    await this.page.getByRole('main').getByRole('button', { name: this.texts.logIn }).click();
  }

  /** Fills in the checkout page. */
  async giveDelivery(person: Person): Promise<void> {
    await expect(this.heading(this.texts.checkoutTitle)).toBeVisible();
    await this.page.getByLabel(this.texts.fullName).fill(`${person.firstName} ${person.lastName}`);
    await this.page.getByLabel(this.texts.mobile).fill(person.mobile);
    await this.page.getByLabel(this.texts.address).fill(person.address);
    await this.choose(this.texts.state, person.state);
    await this.choose(this.texts.city, person.city);
    await this.page.getByLabel(this.texts.pin).fill(person.pin);
  }

  async payNow(): Promise<void> {
    await this.page.getByRole('button', { name: this.texts.payNow }).click();
  }

  /** Acts in the sandbox's payment window. */
  async payWith(outcome: PaymentOutcome): Promise<void> {
    await this.paymentWindow().getByRole('button', { name: this.texts.payments[outcome] }).click();
  }

  paymentWindow(): Locator {
    return this.page.getByRole('dialog', { name: this.texts.testPayment });
  }

  /** A value of the thank-you page by its label; they are under closed details. */
  async receipt(name: string): Promise<string> {
    // `text-is` matches the innermost element, which on a translated page is a <font>.
    const term = this.page.locator('dt', { hasText: new RegExp(`^${name}$`) });
    const value = this.page.locator('dl div').filter({ has: term }).locator('dd');
    return (await value.textContent()) ?? '';
  }

  /** A new shopper's way from a product page to the open payment window. */
  async goPay(person: Person): Promise<void> {
    await this.addToCart();
    await this.checkOut();
    await this.signUpInstead(person);
    await this.expectPath('/Checkout');
    await this.giveDelivery(person);
    await this.payNow();
    await expect(this.paymentWindow()).toBeVisible();
  }

  /** The parsed or plain value of a promised local-storage key; null when absent. */
  async stored(key: PromisedKey): Promise<unknown> {
    const text = await this.page.evaluate((name) => localStorage.getItem(name), key);
    if (text === null) return null;
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }

  /** Chooses from a searchable list by typing. */
  async choose(label: string, option: string): Promise<void> {
    const box = this.page.getByRole('combobox', { name: label });
    await box.click();
    await box.fill(option);
    await box.press('Enter');
  }
}
