import { expect, test } from '../store/store-test.ts';
import { someProduct } from './support/sample-paths.ts';
import { withoutPictures } from './support/without-pictures.ts';

const DATA_TYPES = ['application/json', 'application/ld+json'];

test('every document carries the security headers and no inline script that runs', {
  tag: ['@SEC-01'],
}, async ({ request }) => {
  const paths = ['/', '/ar', '/ProductListing', await someProduct(request), '/Cart', '/payment', '/no-such-page'];
  for (const path of paths) {
    const answer = await request.get(path);
    const headers = answer.headers();
    const policy = directives(headers['content-security-policy'] ?? '');
    expect.soft(policy, path).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'self'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect.soft(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    for (const [, attributes = ''] of (await answer.text()).matchAll(/<script([^>]*)>/g)) {
      const type = /type="([^"]*)"/.exec(attributes)?.[1] ?? '';
      expect.soft(/\ssrc="/.test(attributes) || DATA_TYPES.includes(type), `${path}: <script${attributes}>`).toBe(true);
    }
  }
});

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
  await withoutPictures(page);
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
    await withoutPictures(page);
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
