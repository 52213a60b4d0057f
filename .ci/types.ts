import path from 'node:path';
import { writeStyleTypes } from '../shared-contracts/build/style-types.ts';
import { typeSteps } from './test/plan.ts';
import { runSteps } from './test/step.ts';

const root = path.dirname(import.meta.dirname);
writeStyleTypes(root);
const results = await runSteps(typeSteps(root), 2, (text) => process.stdout.write(`${text}\n`));
if (results.some(({ succeeded }) => !succeeded)) process.exitCode = 1;
