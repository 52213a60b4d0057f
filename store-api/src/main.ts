import { fileURLToPath } from 'node:url';
import { start } from './start.ts';

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));
await start(process.env, repositoryRoot);
