/** @jest-environment node */
import { contractServes, type Serves } from 'shared-contracts/server/serves';
import { publishedRelease } from '../testing/published-release.ts';
import { misfitDeclared } from './misfit-declared.ts';

const none = { js: [], css: [], islands: [] };

function releaseOf(name: string, serves: Partial<Serves>) {
  const modules = { 'pages/stores': none, 'pages/city': none, 'fragments/nearest': none };
  const web = { ...publishedRelease(name, '1.0.0').web, modules };
  return publishedRelease(name, '1.0.0', { web, serves: { pages: [], fragments: [], entries: [], ...serves } });
}

const at = (path: string, changes: Partial<Serves['pages'][number]> = {}): Serves['pages'][number] => ({
  path,
  page: 'pages/stores',
  audience: 'public',
  query: [],
  ...changes,
});

const others = new Map([['visits', releaseOf('mfe-visits', { pages: [at('/visits/:city')] })]]);
const verdict = (serves: Partial<Serves>, origins: readonly string[] = []) =>
  misfitDeclared('stores', releaseOf('mfe-stores', serves), { others, origins });

describe('what a release may declare [OPS-21]', () => {
  test('paths of its own, with links to them', () => {
    const entries: Serves['entries'] = [{ place: 'menu', path: '/stores/jaipur', text: { en: 'Jaipur' } }];
    const pages = [at('/stores'), at('/stores/:city', { page: 'pages/city' })];
    expect(verdict({ pages, entries, fragments: ['fragments/nearest'] })).toBeNull();
  });

  test('what the contract names for its team', () => {
    const serves = contractServes('content');
    const modules = Object.fromEntries(serves.pages.map(({ page }) => [page, none]));
    const release = publishedRelease('mfe-content', '1.0.0', {
      serves,
      web: { ...publishedRelease('mfe-content', '1.0.0').web, modules },
    });
    expect(misfitDeclared('content', release, { others, origins: [] })).toBeNull();
  });

  test('other sites that operators allow it', () => {
    expect(verdict({ pages: [at('/stores', { origins: ['https://t.example'] })] }, ['https://t.example'])).toBeNull();
  });
});

test.each<[string, Partial<Serves>]>([
  ["/visits/jaipur, which is mfe-visits's", { pages: [at('/visits/jaipur')] }],
  ["/Visits/:slug, which is mfe-visits's", { pages: [at('/Visits/:slug')] }],
  ["/cart, which is mfe-cart-checkout's", { pages: [at('/cart')] }],
  ["/collections/all, which is the shell's", { pages: [at('/collections/all')] }],
  ["/api/stores, which is the shell's", { pages: [at('/api/stores')] }],
  ["/ar/stores, which is the shell's", { pages: [at('/ar/stores')] }],
  ["/Cart/x, which is mfe-cart-checkout's", { pages: [at('/Cart/x')] }],
  ["/COLLECTIONS/a/b/c, which is mfe-catalog's", { pages: [at('/COLLECTIONS/a/b/c')] }],
  ["/.well-known/assetlinks.json, which is the shell's", { pages: [at('/.well-known/assetlinks.json')] }],
  ["/metrics, which is the shell's", { pages: [at('/metrics')] }],
  ["/:any/b/c/d, which is the shell's", { pages: [at('/:any/b/c/d')] }],
  ["/, which is the shell's", { pages: [at('/')] }],
  ['/Stores twice', { pages: [at('/stores'), at('/Stores')] }],
  ['https://t.example, which operators do not allow', { pages: [at('/stores', { origins: ['https://t.example'] })] }],
  ['a security policy that the contract does not name', { pages: [at('/stores', { ownDocument: true })] }],
  ['a security policy that the contract does not name', { pages: [at('/stores', { embeds: ['map'] })] }],
  ['pages/none, but has no such module', { pages: [at('/stores', { page: 'pages/none' })] }],
  ['fragments/none, but has no such module', { fragments: ['fragments/none'] }],
  ['/Cart, which is no page of its own', { entries: [{ place: 'footer', path: '/Cart', text: { en: 'Cart' } }] }],
])('a release that wants %s is refused [OPS-21]', (reason, serves) => {
  expect(verdict(serves)).toContain(reason);
});
