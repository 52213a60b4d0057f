import path from 'node:path';
import { typeSteps } from './test/plan.ts';
import { runSteps } from './test/step.ts';

/** Checks the types of every package: `npm run types`. */
const results = await runSteps(typeSteps(path.dirname(import.meta.dirname)), 2, (text) =>
  process.stdout.write(`${text}\n`),
);
if (results.some(({ succeeded }) => !succeeded)) process.exitCode = 1;
