import { serves, servingRange } from './sharing-rule.ts';

describe('whether what the shell brings serves what a remote was built against [OPS-04]', () => {
  test.each([
    ['1.4.0', '1.4.0', true],
    ['1.4.0', '1.4.2', true],
    ['1.4.0', '1.3.9', true],
    ['1.10.0', '1.9.0', true],
    ['1.4.0', '1.5.0', false],
    ['1.4.0', '2.0.0', false],
    ['2.0.0', '1.9.0', false],
    ['1.0.0', 'latest', false],
    ['latest', '1.0.0', false],
    ['1.0.0', '', false],
    ['1.0.0', '1.', false],
  ])('shell %s, remote %s: %s', (shell, remote, isServed) => {
    expect(serves(shell, remote)).toBe(isServed);
  });

  test('federation compares by the same rule', () => {
    expect(servingRange('19.3.1')).toBe('^19.3.0');
    expect(() => servingRange('latest')).toThrow('not a version: latest');
  });
});
