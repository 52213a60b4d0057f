import { jestPreset } from '../shared-contracts/build/jest-preset.mjs';

export default jestPreset({
  environment: 'node',
  displayName: 'store-api',
  globalSetup: '<rootDir>/src/testing/global-setup.mjs',
  globalTeardown: '<rootDir>/src/testing/global-teardown.mjs',
  // Most of these tests start whole processes, and a machine of CI browses and builds at the same time: a limit is to
  // end what hangs.
  testTimeout: 300_000,
});
