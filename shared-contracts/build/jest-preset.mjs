/**
 * Jest for every package: ts-jest in ESM mode, so that tests run the modules that ship. Run with
 * `node --experimental-vm-modules`. `environment` is 'node' or 'jsdom'; for 'node' the sources need no transformation, and
 * the light runner evaluates each module once for all suites (docs/decisions/0010).
 */
export function jestPreset({ environment = 'jsdom', ...overrides } = {}) {
  return {
    ...(environment === 'node' ? { runner: 'jest-light-runner' } : {}),
    testEnvironment: environment === 'jsdom' ? `${import.meta.dirname}/jest-jsdom.cjs` : 'node',
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    ...(environment === 'jsdom' ? { setupFilesAfterEnv: [`${import.meta.dirname}/jest-queries.mjs`] } : {}),
    // Above the timeout of queries (jest-queries), so that a failure names the missing element.
    testTimeout: 60_000,
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    modulePathIgnorePatterns: ['/dist/'],
    transform: {
      '^.+\\.tsx?$': [
        'ts-jest',
        {
          useESM: true,
          tsconfig: `${import.meta.dirname}/tsconfig.jest.json`,
          diagnostics: { ignoreCodes: [5096, 151001, 151002] },
        },
      ],
    },
    moduleNameMapper: {
      '\\.module\\.css$': `${import.meta.dirname}/css-module-stub.mjs`,
      '\\.css$': `${import.meta.dirname}/css-stub.mjs`,
    },
    ...overrides,
  };
}
