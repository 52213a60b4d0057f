import { fileURLToPath } from 'node:url';
import { commandLine } from './command-line.ts';

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));
process.exitCode = await commandLine(process.argv.slice(2), process.env, repositoryRoot, process);
