/** @jest-environment node */
import { createRequire } from 'node:module';
import path from 'node:path';
import { serves, servingRange } from './sharing-rule.ts';

const require = createRequire(import.meta.url);
const enhanced = createRequire(require.resolve('@module-federation/enhanced'));
const runtime = createRequire(enhanced.resolve('@module-federation/runtime'));
const core = path.dirname(runtime.resolve('@module-federation/runtime-core'));
/** Federation's own, which it does not export. */
const { satisfy } = require(path.join(core, 'utils/semver/index.cjs')) as {
  satisfy(version: string, range: string): boolean;
};

describe('whether what the shell brings serves what a remote was built against [OPS-04]', () => {
  test.each([
    ['1.4.0', '1.4.0', true],
    ['1.4.0', '1.4.2', true],
    ['1.4.0', '1.3.9', true],
    ['1.10.0', '1.9.0', true],
    ['1.4.0', '1.5.0', false],
    ['1.4.0', '2.0.0', false],
    ['2.0.0', '1.9.0', false],
    ['0.5.1', '0.5.0', true],
    ['0.6.0', '0.5.0', false],
    ['2.0.0-rc.1', '2.0.0', false],
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
    const versions = ['0.5.0', '0.5.3', '0.6.0', '1.0.0', '1.4.0', '1.10.2', '2.0.0'];
    for (const shell of [...versions, '2.0.0-rc.1'])
      for (const remote of versions)
        expect([shell, remote, satisfy(shell, servingRange(remote))]).toEqual([shell, remote, serves(shell, remote)]);
  });
});
