import { jestPreset } from '../shared-contracts/build/jest-preset.mjs';

export default jestPreset({
  environment: 'node',
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/new-remote/template/'],
});
