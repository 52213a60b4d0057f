import { coverage, idsIn, namedIds, promisedIds } from './ledger.ts';

test('a promise is a list entry that starts with its id', () => {
  const ledger = '## SH · shell\n- SH-01 Sticky top bar, see CAT-16.\n- SH-02 + Search.\nSee SH-03 elsewhere.\n';
  expect(promisedIds(ledger)).toEqual(['SH-01', 'SH-02']);
});

// Built from parts, so that this file names no id.
const bracketed = (ids: string) => ['[', ids, ']'].join('');
const tag = (id: string) => ['@', id].join('');

test('a test names ids in brackets in its title or as tags', () => {
  expect(idsIn(`minus stops at 1 ${bracketed('CAT-15 CART-03')}`)).toEqual(['CAT-15', 'CART-03']);
  expect(idsIn(tag('PAY-08'))).toEqual(['PAY-08']);
  expect(idsIn('see CAT-15, asha@CAT-15.example and [the ledger]')).toEqual([]);
});

test('a source names ids where its tests do: in titles, tables and tags', () => {
  const source = `
    test.each([['one ${bracketed('CAT-01')}']])('%s', () => {});
    test(\`in \${language} ${bracketed('CAT-02')}\`, { tag: ['${tag('CAT-03')}'] }, async () => {});
    (ready ? describe : describe.skip)('on both ${bracketed('CAT-04')}', () => {});`;
  expect(namedIds(source)).toEqual(['CAT-01', 'CAT-02', 'CAT-03', 'CAT-04']);
});

test('comments and skipped tests prove nothing', () => {
  const source = `
    // test('minus stops at 1 ${bracketed('CAT-01')}')
    /* { tag: '${tag('CAT-02')}' } */
    test.skip('minus ${bracketed('CAT-03')}', () => {});
    describe.skip('plus', () => { test('one ${bracketed('CAT-04')}', () => {}) });
    test.todo('times ${bracketed('CAT-05')}');
    test.fixme('by', { tag: '${tag('CAT-06')}' }, () => {});`;
  expect(namedIds(source)).toEqual([]);
});

test('what is promised, not announced and shown by no test is reported, and so is what was not promised', () => {
  expect(coverage(['SH-01', 'SH-02', 'SH-03'], new Set(['SH-01', 'SH-99']), ['SH-03'])).toEqual({
    unproven: ['SH-02'],
    unknown: ['SH-99'],
  });
});
