import { createChangeLedger } from './change-ledger.ts';

describe('what a cache knows of changes', () => {
  const ledger = createChangeLedger();

  test('a tag that changed makes old what was made before, and nothing made after', () => {
    const before = ledger.moment();
    ledger.note(['product:12']);
    expect(ledger.changedSince(before, ['listing:all', 'product:12'])).toBe(true);
    expect(ledger.changedSince(before, ['listing:all', 'product:1'])).toBe(false);
    expect(ledger.changedSince(ledger.moment(), ['product:12'])).toBe(false);
  });

  test('a kind that changed concerns all its parts, a part only itself', () => {
    const before = ledger.moment();
    ledger.note(['listing']);
    expect(ledger.changedSince(before, ['listing:7'])).toBe(true);
    expect(ledger.changedSince(before, ['listings'])).toBe(false);
    const later = ledger.moment();
    ledger.note(['content:faqs']);
    expect(ledger.changedSince(later, ['content:posts', 'content'])).toBe(false);
  });

  test('when everything may have changed nothing made before is believed', () => {
    const before = ledger.moment();
    ledger.noteAll();
    expect(ledger.changedSince(before, [])).toBe(true);
    expect(ledger.changedSince(ledger.moment(), ['product:12'])).toBe(false);
  });

  test('is bounded: rather forgets everything than anything', () => {
    const small = createChangeLedger(3);
    const before = small.moment();
    small.note(['a:1', 'a:2']);
    const between = small.moment();
    small.note(['b:1', 'b:2']);
    expect(small.changedSince(before, ['a:1'])).toBe(true);
    expect(small.changedSince(between, ['c:1'])).toBe(true);
    expect(small.changedSince(small.moment(), ['b:1'])).toBe(false);
  });
});
