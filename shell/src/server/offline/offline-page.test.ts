/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { translator } from 'shared-contracts';
import contractArabic from 'shared-contracts/i18n/contract-words.ar';
import { messageArabic } from '../../layout/message-words.ar.ts';
import { messageWords } from '../../layout/message-words.ts';
import { OFFLINE_PAGE_HEADERS, offlinePage } from './offline-page.ts';

const part = (html: string, tag: string) => html.split(new RegExp(`</?${tag}\\b[^>]*>`))[1] ?? '';

test('it says what the store says of a page that cannot be shown, in the direction of its language [SH-24]', () => {
  const english = translator(messageWords, 'en');
  const texts = {
    en: ['ltr', english('offlineTitle'), english('offlineText'), english('apiUnavailableText'), 'Retry'],
    ar: [
      'rtl',
      messageArabic.offlineTitle,
      messageArabic.offlineText,
      messageArabic.apiUnavailableText,
      contractArabic.retry,
    ],
  };
  for (const language of ['en', 'ar'] as const) {
    const [dir, title, text, unreachable, retry] = texts[language];
    const page = offlinePage(language);
    expect(page).toContain(`<html lang="${language}" dir="${dir}">`);
    expect([part(page, 'title'), part(page, 'h1'), part(page, 'button')]).toEqual([title, title, retry]);
    expect(text).toContain(part(page, 'p'));
    expect(page).toContain(`<p>${unreachable}</p>`);
  }
});

test('its policy allows its own style and script and nothing else [SEC-01]', () => {
  const page = offlinePage('ar');
  const hash = (tag: string) => `'sha256-${createHash('sha256').update(part(page, tag)).digest('base64')}'`;
  const policy = OFFLINE_PAGE_HEADERS['content-security-policy'];
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toContain(`style-src ${hash('style')};`);
  expect(policy).toContain(`script-src ${hash('script')};`);
  expect(page).not.toMatch(/ style=| on\w+=| src=| href=/);
});

test("its colours are the store's [SH-24]", () => {
  const tokens = readFileSync(new URL('../../../../shared-contracts/kit/tokens.css', import.meta.url), 'utf8');
  const colours = part(offlinePage('en'), 'style').match(/#[0-9a-f]{6}\b/g) ?? [];
  expect(colours.length).toBeGreaterThan(4);
  for (const colour of colours) expect(tokens).toContain(colour);
});

// Chromium's worker may say 'online' while its pages are not: so the page decides.
test.each([
  [false, 'You are offline'],
  [true, 'We cannot reach the store right now'],
])('where the browser says online: %s, it says %j [SH-24]', (onLine, title) => {
  const parts = ['offline', 'unreachable'].map((id) => ({
    id,
    hidden: false,
    firstElementChild: {
      textContent: offlinePage('en')
        .split(`<div id="${id}"`)[1]
        ?.match(/<h1>(.*?)</)?.[1],
    },
  }));
  const document = { title: '', querySelectorAll: () => parts, querySelector: () => null };
  const nothing = () => undefined;
  runInNewContext(part(offlinePage('en'), 'script'), {
    document,
    navigator: { onLine },
    addEventListener: nothing,
    setInterval: nothing,
  });
  expect(parts.map(({ hidden }) => hidden)).toEqual([onLine, !onLine]);
  expect(document.title).toBe(title);
});
