import { isGstin } from './gstin.ts';

// Published numbers of large companies and of the tax portal's own examples.
test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])('%s is a GSTIN', (text) => {
  expect(isGstin(text)).toBe(true);
});

test.each([
  ['a wrong check digit', '27AAPFU0939F1ZW'],
  ['two letters swapped', '27APAFU0939F1ZV'],
  ['another state', '28AAPFU0939F1ZV'],
  ['small letters', '27aapfu0939f1zv'],
  ['nothing', ''],
  ['something after it', '27AAPFU0939F1ZV '],
])('%s makes it none', (_case, text) => {
  expect(isGstin(text)).toBe(false);
});
