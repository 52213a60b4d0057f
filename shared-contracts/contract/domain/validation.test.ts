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

  const lengths = { required: true, min: 8, max: 150 } as const;
  const given = { ...lengths, password: 'given' } as const;
  const toBeSet = { ...lengths, password: 'to-be-set' } as const;

  // What a keyboard of another make sends counts once more when it is compared; a form that counted only what was typed
  // let it through, and the shopper read that an error had occurred.
  test.each([
    ['that shrinks below the least', 'e\u0301'.repeat(4), 'too-short', 'too-short'],
    ['that shrinks to the least', 'e\u0301'.repeat(8), undefined, undefined],
    ['that shrinks from more than the most', 'e\u0301'.repeat(76), 'too-long', undefined],
    ['that grows beyond the most', 'ﷺ'.repeat(9), 'too-long', 'too-long'],
    ['that grows to the most', 'ﬁ'.repeat(75), undefined, undefined],
    ['that grows to the least', 'ﬃ'.repeat(3), 'too-short', undefined],
    ['that stays as it is', 'x'.repeat(150), undefined, undefined],
    ['of blanks', ' '.repeat(8), 'required', 'required'],
  ])('a password %s counts as it is compared, a new one as typed too [ACC-05] [ACC-06]', (_, password, set, known) => {
    expect([checkField(password, toBeSet)?.kind, checkField(password, given)?.kind]).toEqual([set, known]);
  });

  test('a text other than a password counts as typed', () => {
    expect(checkField('e\u0301'.repeat(4), lengths)).toBeNull();
  });

  test.each(['a@b', 'a b@c.in', '@c.in', 'a@', 'a@b..in', 'a@.in', 'a@b.in\n'])('%j is not an address', (value) => {
    expect(isEmail(value)).toBe(false);
  });

  test.each(['asha@example.in', 'first.last+tag@sub.example.co.in', "o'neil@example.com"])(
    '%j is an address',
    (value) => {
      expect(isEmail(value)).toBe(true);
    },
  );
});
