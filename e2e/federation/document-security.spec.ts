import { createHash } from 'node:crypto';
import { expect, test } from '../store/store-test.ts';
import { someProduct } from './support/sample-paths.ts';

const DATA_TYPES = ['application/json', 'application/ld+json'];

test('every document carries the security headers; of inline scripts, one runs, named by its hash', {
  tag: ['@SEC-01'],
}, async ({ request }) => {
  const paths = ['/', '/ar', '/ProductListing', await someProduct(request), '/Cart', '/payment', '/no-such-page'];
  for (const path of paths) {
    const answer = await request.get(path);
    const headers = answer.headers();
    const policy = directives(headers['content-security-policy'] ?? '');
    expect.soft(policy, path).toMatchObject({
      'default-src': "'self'",
      'script-src': expect.stringMatching(/^'self' 'sha256-[\w+/]{43}='$/),
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect.soft(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    const html = await answer.text();
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/gs)];
    const running = inline.filter(([, attributes = '']) => !DATA_TYPES.includes(typeOf(attributes)));
    const hashes = running.map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    expect.soft(policy['script-src'], path).toBe(["'self'", ...hashes].join(' '));
  }
});

function typeOf(attributes: string): string {
  return /type="([^"]*)"/.exec(attributes)?.[1] ?? '';
}

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

test('nothing the store does on a way to the cart breaks its policy', { tag: ['@SEC-01'] }, async ({
  page,
  shopper,
}) => {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const { noteViolation } = globalThis as unknown as { noteViolation(text: string): void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      noteViolation(`${violatedDirective} ${blockedURI}`),
    );
  });
  await shopper.open('/');
  await shopper.chooseCategory('Living Room', 'Sofas');
  await expect(shopper.heading(/^Sofas/)).toBeVisible();
  await shopper.openFirstInStock();
  await shopper.addToCart();
  expect(violations).toEqual([]);
});

test.describe('an attack', () => {
  test.use({ allowedComplaints: [/Content Security Policy/] });

  test('a script that got into the page does not run', { tag: ['@SEC-01'] }, async ({ page, shopper }) => {
    await shopper.open('/');
    const ran = await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="document.title=1" alt="">');
      document.body.appendChild(document.createElement('script')).textContent = "document.title = 'taken over'";
      return document.title === 'taken over';
    });
    expect(ran).toBe(false);
    await expect(page).not.toHaveTitle('1');
  });
});
