import { jestPreset } from '../shared-contracts/build/jest-preset.mjs';

export default jestPreset();
