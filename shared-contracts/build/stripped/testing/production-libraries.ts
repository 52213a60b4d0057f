import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { stripFunctions } from '../strip-functions.ts';
import { STRIPPED_FUNCTIONS } from '../stripped-functions.ts';

const require = createRequire(import.meta.url);
/** The folder of the installed libraries. */
export const modules = path.dirname(path.dirname(require.resolve('react-router-dom/package.json')));
const ROUTER = readdirSync(`${modules}/react-router/dist/production`).find(
  (file) =>
    /^chunk-.+\.mjs$/.test(file) &&
    readFileSync(`${modules}/react-router/dist/production/${file}`, 'utf8').includes('function createRouter('),
);
const PRODUCTION: Readonly<Record<string, string>> = {
  react: 'react/cjs/react.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  'react-router': `react-router/dist/production/${ROUTER}`,
};

/** The production builds of one page, each evaluated once. */
export function librariesOf(isStripped: boolean): (name: string) => unknown {
  const loaded = new Map<string, object>();
  const load = (name: string): object => {
    const known = loaded.get(name);
    const file = PRODUCTION[name];
    if (known) return known;
    if (!file) return require(require.resolve(name, { paths: [`${modules}/react-router`] }));
    const library = { exports: {} };
    loaded.set(name, library.exports);
    const parts = STRIPPED_FUNCTIONS.find((one) => one.file.test(`/${file}`));
    const source = readFileSync(path.join(modules, file), 'utf8');
    const kept = isStripped && parts ? stripFunctions(source, parts) : source;
    const code = file.endsWith('.mjs') ? asCommonJs(kept) : kept;
    new Function('module', 'exports', 'require', code)(library, library.exports, load);
    loaded.set(name, library.exports);
    return library.exports;
  };
  return load;
}

function asCommonJs(source: string): string {
  const compilerOptions = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, allowJs: true };
  // import.meta: hot module replacement on a server.
  return ts.transpileModule(source, { compilerOptions }).outputText.replaceAll('import.meta', '({})');
}
