import type { Page } from '@playwright/test';
import { inLanguage } from 'shared-contracts/i18n/languages';
import { LANGUAGES } from '../store/shop-texts.ts';
import { expect, test } from '../store/store-test.ts';
import { firstLoadOf, noteFirstLoad } from './support/first-load.ts';
import { someProduct } from './support/sample-paths.ts';

const PAGES = {
  home: async () => '/',
  listing: async () => '/ProductListing',
  product: someProduct,
  article: async () => '/Aboutus',
} as const;

/** Parts that may have changed in the browser by then: a carousel's slide, a changing text. */
const LEAST_FOUND_AGAIN = 0.95;

for (const [kind, pathOf] of Object.entries(PAGES)) {
  // Both directions have the same rules: one Arabic page tells whether they are served for it.
  for (const language of kind === 'home' ? LANGUAGES : (['en'] as const)) {
    test(`every element of ${kind} in ${language} is styled without JavaScript as with it`, {
      tag: ['@PERF-01'],
    }, async ({ page, shopper, request, browser, baseURL }) => {
      const path = inLanguage(language, await pathOf(request));
      const still = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
      await still.route('**/media/**', (route) => route.abort());
      const served = await still.newPage();
      await served.goto(path);
      const written = await stylesOf(served);
      await still.close();

      await noteFirstLoad(page);
      await page.goto(path);
      await firstLoadOf(page);
      // The islands that wait until they are near the window, or for a touch.
      await page.keyboard.press('Tab');
      await shopper.requestsEnded();
      const live = await stylesOf(page);

      expectSameStyles(written, live);
      // Each page brings its own copy of the kit's rules: in whatever order the copies come, nothing changes.
      await addStylesAgain(page);
      expectSameStyles(live, await stylesOf(page));
    });
  }
}

type Styles = Readonly<Record<string, string>>;

function expectSameStyles(before: Styles, after: Styles): void {
  const both = Object.keys(before).filter((element) => element in after);
  expect(both.length / Object.keys(before).length).toBeGreaterThan(LEAST_FOUND_AGAIN);
  const differing = both.filter((element) => before[element] !== after[element]);
  expect(differing.map((element) => `${element}: ${before[element]} became ${after[element]}`)).toEqual([]);
}

/** Adds the page's style sheets a second time, in reverse order, after the first ones. */
function addStylesAgain(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = [...document.styleSheets].map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText).join(''));
    document.adoptedStyleSheets = texts.reverse().map((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
  });
}

/**
 * The computed styles of every element by its position in the page, without dimensions, which follow from the layout,
 * and without rules for JavaScript alone or for its absence.
 */
function stylesOf(page: Page): Promise<Styles> {
  return page.evaluate(() => {
    const LOOKS = [
      ...['display', 'position', 'color', 'background-color', 'background-image', 'border-radius', 'box-shadow'],
      ...[
        'border-top',
        'border-bottom',
        'border-inline-start',
        'padding-top',
        'padding-inline-start',
        'list-style-type',
      ],
      ...['font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing', 'text-align'],
      ...[
        'text-transform',
        'text-decoration-line',
        'white-space',
        'row-gap',
        'column-gap',
        'flex-direction',
        'flex-wrap',
      ],
      ...['justify-content', 'align-items', 'object-fit', 'overflow-x', 'overflow-y', 'fill', 'stroke', 'stroke-width'],
    ];
    const sheets = [...document.styleSheets];
    const rules = sheets.flatMap((sheet) => [...sheet.cssRules]);
    const withoutScripts = sheets
      .filter(({ ownerNode }) => ownerNode instanceof Element && ownerNode.closest('noscript'))
      .flatMap((sheet) => [...sheet.cssRules]);
    const forScripting = rules.filter((rule) => rule instanceof CSSMediaRule && /scripting/.test(rule.conditionText));
    const meantToDiffer = [
      ...(forScripting as CSSMediaRule[]).flatMap(({ cssRules }) => [...cssRules]),
      ...withoutScripts,
    ].flatMap((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : []));
    const looks: Record<string, string> = {};
    const visit = (element: Element, place: string) => {
      if (meantToDiffer.some((selector) => element.matches(selector))) return;
      const style = getComputedStyle(element);
      looks[place] = LOOKS.map((name) => style.getPropertyValue(name)).join(' | ');
      const seen = new Map<string, number>();
      for (const child of element.children) {
        const name = `${child.tagName}.${child.getAttribute('class') ?? ''}`;
        const count = seen.get(name) ?? 0;
        seen.set(name, count + 1);
        visit(child, `${place} > ${name}:${count}`);
      }
    };
    const store = document.getElementById('store');
    if (store) visit(store, '');
    return looks;
  });
}
