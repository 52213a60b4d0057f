/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { changesBetween, isAtLeast, lowestVersion } from './version-rule.ts';

// Runs in a separate process: loading the compiler through Jest's modules takes five times as long.
test('the contract is what surface.txt says, at a version that admits its changes [OPS-04]', () => {
  const command = [path.join(import.meta.dirname, 'main.ts'), '--check'];
  const { stdout, stderr, status } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect({ stdout, stderr, status }).toEqual({ stdout: '', stderr: '', status: 0 });
});

const FACTS = [
  'call save-address request.AddressID?: integer',
  'call save-address request.Name: string',
  'call save-address answer[].Name: string',
  'event cart:line-added',
  'event cart:line-added.productId: integer',
  'export shared-contracts links.cart: () => string',
  'stored cartItems',
  'type FragmentId | "catalog/fragments/search"',
  'type FragmentProps["catalog/fragments/search"].onLeave: () => void',
];

describe('the version that a change of the contract needs [OPS-04]', () => {
  const before = { version: '1.4.0', facts: FACTS };
  const needed = (facts: readonly string[]) =>
    lowestVersion(before, changesBetween(before, { version: '1.4.0', facts }));
  const without = (gone: string) => FACTS.filter((fact) => fact !== gone);

  test('none without a change', () => {
    expect(needed(FACTS)).toBe('1.4.0');
  });

  test.each([
    'export shared-contracts links.wishList: () => string',
    'stored store:wishList',
    'type FragmentId | "catalog/fragments/shelf"',
    'type FragmentProps["catalog/fragments/shelf"].heading: string',
    'type FragmentProps["catalog/fragments/search"].term?: string',
    'call save-address request.Landmark?: string',
    'call save-address request.Place?.Latitude: number',
    'call save-address answer[].Landmark: string',
    'call get-offers request.Page: integer',
    'event cart:line-removed.productId: integer',
  ])('a minor for an addition: %s', (fact) => {
    expect(needed([...FACTS, fact])).toBe('1.5.0');
  });

  test.each(['?:', ' |:', '? |:'])(
    'a minor where a request may leave out a member or say something else: %s',
    (looser) => {
      const gone = 'call save-address request.Name: string';
      const loosened = [
        gone.replace(':', looser),
        ...(looser.includes('|') ? [`${gone.split(':')[0]}${looser} null`] : []),
      ];
      expect(needed([...without(gone), ...loosened])).toBe('1.5.0');
    },
  );

  test('a major where an answer may leave a member out', () => {
    const gone = 'call save-address answer[].Name: string';
    expect(needed([...without(gone), gone.replace(':', '?:')])).toBe('2.0.0');
  });

  test.each(FACTS)('a major when it is gone: %s', (fact) => {
    expect(needed(without(fact))).toBe('2.0.0');
  });

  test.each([
    'call save-address request.Landmark: string',
    'call save-address request.Place.Latitude: number',
    'event cart:line-added.lineId: string',
    'type FragmentProps["catalog/fragments/search"].label: string',
  ])('a major for what deployed senders do not send yet: %s', (fact) => {
    expect(needed([...FACTS, fact])).toBe('2.0.0');
  });

  test('a major for a fact that changed', () => {
    expect(needed([...without('stored cartItems'), 'stored cart'])).toBe('2.0.0');
  });

  test.each([
    ['1.10.0', '1.9.0', true],
    ['1.4.0', '1.5.0', false],
    ['2.0.0', '1.5.0', true],
  ])('%s is at least %s: %s', (version, lowest, isEnough) => {
    expect(isAtLeast(version, lowest)).toBe(isEnough);
  });
});
