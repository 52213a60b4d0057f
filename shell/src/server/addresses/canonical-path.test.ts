/** @jest-environment node */
import { STORE_PATHS } from 'shared-contracts/remote/store-paths';
import { resolvePath as resolveIn } from './canonical-path.ts';

const resolvePath = (path: string) => resolveIn(path, STORE_PATHS);

describe('one canonical spelling of each path', () => {
  test.each([
    ['/', '/', 'content/pages/home'],
    ['/cart', '/Cart', 'cart-checkout/pages/cart'],
    ['/CART/', '/Cart', 'cart-checkout/pages/cart'],
    ['/ar/cart', '/ar/Cart', 'cart-checkout/pages/cart'],
    ['/AR', '/ar', 'content/pages/home'],
    ['//cart', '/Cart', 'cart-checkout/pages/cart'],
    ['/customized-furniture', '/Customized-Furniture', 'content/pages/made-to-order'],
    ['/collections', '/ProductListing', 'catalog/pages/listing'],
    ['/collections/all', '/ProductListing', 'catalog/pages/listing'],
    ['/ar/ProductListing/sofas', '/ar/collections/sofas', 'catalog/pages/listing'],
    ['/address', '/Addresses', 'account/pages/addresses'],
    ['/blogdetails', '/Blog/how-to-choose-dining-room-furniture', 'content/pages/blog-post'],
    ['/%43art', '/Cart', 'cart-checkout/pages/cart'],
    ['/collections/%73ofas%2dand%2Dbeds', '/collections/sofas-and-beds', 'catalog/pages/listing'],
    ['/collections/%c3%a9t%e0', '/collections/%C3%A9t%E0', 'catalog/pages/listing'],
    ['/collections/%2e%2e', '/collections/%2E%2E', 'catalog/pages/listing'],
    ['/collections/a%2fb%5c', '/collections/a%2Fb%5C', 'catalog/pages/listing'],
    ['/Blog/How-To-Choose', '/Blog/how-to-choose', 'content/pages/blog-post'],
    ['/ar/PAGES/Terms', '/ar/pages/terms', 'content/pages/article'],
    ['/collections/sofas/teal-sofa', '/collections/sofas/teal-sofa', 'catalog/pages/product'],
  ])('%s is %s [SH-10] [SH-23]', (asked, canonical, page) => {
    expect(resolvePath(asked)).toMatchObject({ canonical, storePath: { page } });
  });

  test.each(STORE_PATHS.map(({ path }) => path))('%s is its own canonical spelling [SH-10]', (path) => {
    expect(resolvePath(path).canonical).toBe(path);
    expect(resolvePath(path.toUpperCase()).storePath).not.toBeNull();
  });

  test.each(['/nowhere', '/collections/a/b/c', '/ar/nowhere', '/.env', '/%2e%2e/x'])(
    '%s belongs to no team [SH-11]',
    (path) => {
      expect(resolvePath(path).storePath).toBeNull();
    },
  );

  test.each(['//evil.example', '/\\evil.example', '//evil.example/Cart'])(
    '%s never leads off the store [SEC-01]',
    (path) => {
      const { canonical, storePath } = resolvePath(path);
      expect(storePath === null || /^\/[^/\\]/.test(canonical)).toBe(true);
    },
  );
});
