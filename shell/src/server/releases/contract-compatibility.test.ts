import { satisfiesContract } from './contract-compatibility.ts';

describe('which contract versions this shell can run [OPS-04]', () => {
  test.each([
    ['1.4.0', '1.4.2', true],
    ['1.4.0', '1.3.9', true],
    ['1.4.0', '1.5.0', false],
    ['1.4.0', '2.0.0', false],
    ['2.0.0', '1.9.0', false],
    ['1.0.0', 'latest', false],
    ['1.0.0', '', false],
  ])('shell %s, remote %s: %s', (shell, remote, usable) => {
    expect(satisfiesContract(shell, remote)).toBe(usable);
  });
});
