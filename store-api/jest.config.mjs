import { jestPreset } from '../shared-contracts/build/jest-preset.mjs';

export default jestPreset({
  environment: 'node',
  displayName: 'store-api',
  globalSetup: '<rootDir>/src/testing/global-setup.mjs',
  globalTeardown: '<rootDir>/src/testing/global-teardown.mjs',
  testTimeout: 60_000,
});
