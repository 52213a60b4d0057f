import { jestPreset } from '../shared-contracts/build/jest-preset.mjs';

export default jestPreset({
  globals: { __BUILD_VERSION__: '0.0.0-test' },
  setupFiles: ['<rootDir>/src/testing/in-view.ts'],
});
