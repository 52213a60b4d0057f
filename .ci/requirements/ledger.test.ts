import { coverage, namedIds, promisedIds } from './ledger.ts';

test('a promise is a list entry that starts with its id', () => {
  const ledger = '## SH · shell\n- SH-01 Sticky top bar, see CAT-16.\n- SH-02 + Search.\nSee SH-03 elsewhere.\n';
  expect(promisedIds(ledger)).toEqual(['SH-01', 'SH-02']);
});

test('a test names ids in brackets in its title or as tags', () => {
  // Put together here, so that this file itself names none of them.
  const title = `test('minus stops at 1 ${'['}CAT-15 CART-03]', …)`;
  const tags = `test('buys a sofa', { tag: ['${'@'}PAY-08', "${'@'}ACC-02"] }, …)`;
  expect(namedIds(title + tags)).toEqual(['CAT-15', 'CART-03', 'PAY-08', 'ACC-02']);
});

test('an id mentioned in passing proves nothing', () => {
  expect(namedIds('// see CAT-15 and [the ledger]')).toEqual([]);
});

test('what is promised, not announced and named by no test is reported, and so is what nobody promised', () => {
  expect(coverage(['SH-01', 'SH-02', 'SH-03'], new Set(['SH-01', 'SH-99']), ['SH-03'])).toEqual({
    unproven: ['SH-02'],
    unknown: ['SH-99'],
    pending: ['SH-03'],
  });
});
