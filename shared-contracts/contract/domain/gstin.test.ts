import { isGstin, stateOfGstin } from './gstin.ts';

// Published numbers of large companies and of the tax portal's own examples.
test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM', '38AAPFU0939F1ZS', '97AAPFU0939F1ZO'])(
  '%s is a GSTIN [PAY-14]',
  (text) => {
    expect(isGstin(text)).toBe(true);
  },
);

test.each([
  ['a wrong check digit', '27AAPFU0939F1ZW'],
  ['two letters swapped', '27APAFU0939F1ZV'],
  ['another state', '28AAPFU0939F1ZV'],
  ['a state there is not any more', '28AAPFU0939F1ZT'],
  ['a state there never was', '39AAPFU0939F1ZQ'],
  ['no state', '00AAPFU0939F1ZB'],
  ['small letters', '27aapfu0939f1zv'],
  ['nothing', ''],
  ['something after it', '27AAPFU0939F1ZV '],
])('%s makes it none [PAY-14]', (_case, text) => {
  expect(isGstin(text)).toBe(false);
});

test('a GSTIN says which state it is registered in [PAY-14]', () => {
  expect(stateOfGstin('27AAPFU0939F1ZV')).toBe('27');
});
