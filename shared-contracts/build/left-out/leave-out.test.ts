/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { leaveOut } from './leave-out.ts';
import { LEFT_OUT } from './left-out-parts.ts';

const LIBRARY = `function kept(a) {
  return used(a);
}
async function used({
  one,
  two
} = {}) {
  if (one) {
    return two;
  }
}
class Box {
  async open(lid, options = {}) {
    return lid;
  }
}
used(
  kept
);
Box.displayName = "Box";
var Shown = React2.forwardRef(kept);
`;

describe('parts of a library that are left out of a build', () => {
  test('lose their bodies, whatever their parameters look like, and nothing else changes', () => {
    const left = leaveOut(LIBRARY, { functions: ['used'], answers: { open: 'return null' } });
    expect(left).toContain("two\n} = {}) { throw Error('used is left out'); }\nclass Box");
    expect(left).toContain('  async open(lid, options = {}) { return null }\n}');
    expect(left).toContain('function kept(a) {\n  return used(a);\n}');
    expect(left).toContain('used(\n  kept\n);');
  });

  test('components that nobody uses are held by no name for developers', () => {
    const left = leaveOut(LIBRARY, { functions: [] });
    expect(left).not.toContain('displayName');
    expect(left).toContain('var Shown = /* @__PURE__ */ React2.forwardRef(kept);');
  });

  test('that are gone from the library stop the build [PERF-02]', () => {
    expect(() => leaveOut(LIBRARY, { functions: ['renamed'] })).toThrow(/renamed, which is to be left out, is not in/);
  });

  test('of files of the same kind, only the one that holds the mark is meant', () => {
    expect(leaveOut(LIBRARY, { holding: 'function createRouter(', functions: ['renamed'] })).toBe(LIBRARY);
  });
});

// A library that is updated may rename its files, and then nothing would be left out without a word.
describe('in the libraries as they are installed', () => {
  const require = createRequire(import.meta.url);
  const modules = path.dirname(path.dirname(require.resolve('react-router-dom/package.json')));
  const files = [
    'react-router',
    '@module-federation/runtime-core',
    '@module-federation/webpack-bundler-runtime',
  ].flatMap((name) =>
    readdirSync(path.join(modules, name, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.m?js$/.test(file))
      .map((file) => path.join(modules, name, 'dist', file)),
  );

  test.each(LEFT_OUT.map((parts) => [parts.file.source, parts] as const))(
    '%s is one file, with all its parts [PERF-02]',
    (_, parts) => {
      const sources = files.filter((file) => parts.file.test(file)).map((file) => readFileSync(file, 'utf8'));
      const meant = sources.filter((source) => !parts.holding || source.includes(parts.holding));
      expect(meant).toHaveLength(1);
      const [source = ''] = meant;
      expect(leaveOut(source, parts).length).toBeLessThan(source.length);
    },
  );
});
