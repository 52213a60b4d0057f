/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { stripFunctions } from './strip-functions.ts';
import { STRIPPED_FUNCTIONS } from './stripped-functions.ts';

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
Lid.prototype.open = function () {
  return kept;
};
var Shown = React2.forwardRef(kept);
`;

describe('functions that are stripped from a library', () => {
  test('lose their bodies, whatever their parameters look like, and nothing else changes', () => {
    const left = stripFunctions(LIBRARY, { functions: ['used'], answers: { open: 'return null' } });
    expect(left).toContain("two\n} = {}) { throw Error('used is stripped'); }\nclass Box");
    expect(left).toContain('  async open(lid, options = {}) { return null }\n}');
    expect(left).toContain('function kept(a) {\n  return used(a);\n}');
    expect(left).toContain('used(\n  kept\n);');
  });

  test('of classes that are never constructed, the methods go', () => {
    const left = stripFunctions(LIBRARY, { functions: [], classes: ['Lid'] });
    expect(left).not.toContain('Lid.prototype');
    expect(left).toContain('  async open(lid, options = {}) {');
  });

  test('unused components can be tree-shaken', () => {
    const left = stripFunctions(LIBRARY, { functions: [] });
    expect(left).not.toContain('displayName');
    expect(left).toContain('var Shown = /* @__PURE__ */ React2.forwardRef(kept);');
  });

  test('that are missing from the library stop the build [PERF-02]', () => {
    expect(() => stripFunctions(LIBRARY, { functions: ['renamed'] })).toThrow(
      /renamed, which is to be stripped, is not in/,
    );
  });

  test('of files with similar names, only the one that contains the marker is changed', () => {
    expect(stripFunctions(LIBRARY, { holding: 'function createRouter(', functions: ['renamed'] })).toBe(LIBRARY);
  });
});

// A library that is updated may rename its files, and then nothing would be stripped.
describe('in the libraries as they are installed', () => {
  const require = createRequire(import.meta.url);
  const modules = path.dirname(path.dirname(require.resolve('react-router-dom/package.json')));
  const files = [
    'react-dom/cjs',
    'react-router/dist',
    '@module-federation/runtime-core/dist',
    '@module-federation/webpack-bundler-runtime/dist',
  ].flatMap((folder) =>
    readdirSync(path.join(modules, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.m?js$/.test(file))
      .map((file) => path.join(modules, folder, file)),
  );

  test.each(STRIPPED_FUNCTIONS.map((parts) => [parts.file.source, parts] as const))(
    '%s is one file, with all its parts [PERF-02]',
    (_, parts) => {
      const sources = files.filter((file) => parts.file.test(file)).map((file) => readFileSync(file, 'utf8'));
      const meant = sources.filter((source) => !parts.holding || source.includes(parts.holding));
      expect(meant).toHaveLength(1);
      const [source = ''] = meant;
      expect(stripFunctions(source, parts).length).toBeLessThan(source.length);
    },
  );
});
