import { checkField, isEmail } from './validation.ts';

describe('field rules', () => {
  test.each([
    ['', { required: true }, 'required'],
    [' \t ', { required: true }, 'required'],
    ['', { email: true }, undefined],
    ['x'.repeat(201), { max: 200 }, 'too-long'],
    ['x'.repeat(200), { max: 200 }, undefined],
    ['nobody', { required: true, email: true }, 'not-an-email'],
    ['a@b.in', { required: true, email: true }, undefined],
    ['short', { min: 8 }, 'too-short'],
  ])('%j under %j: %s', (value, rule, kind) => {
    expect(checkField(value, rule)?.kind).toBe(kind);
  });

  test.each(['a@b', 'a b@c.in', '@c.in', 'a@', 'a@b..in', 'a@.in', 'a@b.in\n'])('%j is no address', (value) => {
    expect(isEmail(value)).toBe(false);
  });

  test.each(['asha@example.in', 'first.last+tag@sub.example.co.in', "o'neil@example.com"])(
    '%j is an address',
    (value) => {
      expect(isEmail(value)).toBe(true);
    },
  );
});
