import { jestPreset } from '../shared-contracts/build/jest-preset.mjs';

// Most of these tests start whole processes, and a machine of CI browses and builds at the same time: a limit is to end what hangs.
export default jestPreset({
  environment: 'node',
  testTimeout: 300_000,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/new-remote/template/'],
});
