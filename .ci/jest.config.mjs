import { jestPreset } from '../shared-contracts/build/jest-preset.mjs';

// Most of these tests start whole processes on a busy machine.
export default jestPreset({
  environment: 'node',
  testTimeout: 60_000,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/new-remote/template/'],
});
