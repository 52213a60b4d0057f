import { jestPreset } from '../shared-contracts/build/jest-preset.mjs';

/** The sandbox's window runs in a browser. */
const IN_BROWSER = 'checkout-window.test.ts';

export default {
  // Jest reads a limit here, not in projects.
  testTimeout: 60_000,
  projects: [
    jestPreset({
      environment: 'node',
      displayName: 'store-api',
      globalSetup: '<rootDir>/src/testing/global-setup.mjs',
      globalTeardown: '<rootDir>/src/testing/global-teardown.mjs',
      testPathIgnorePatterns: ['/node_modules/', '/dist/', IN_BROWSER],
    }),
    jestPreset({ displayName: 'sandbox', testMatch: [`**/${IN_BROWSER}`] }),
  ],
};
