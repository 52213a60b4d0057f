import path from 'node:path';
import { scaffold } from './scaffold.ts';

/** `npm run remote:new -- mfe-stores`: a remote that builds, is tested and runs with `npm start`. */
const [name = ''] = process.argv.slice(2);
try {
  scaffold(path.resolve(import.meta.dirname, '../..'), name);
  process.stdout.write(
    [
      `${name} is made, and entered in package.json, package-lock.json, docker-compose.yml, .env.example and Dockerfile.`,
      `  npm run dev -w ${name}     shows it in the whole store`,
      `  npm test -w ${name}        runs its tests`,
      '  docs/teams.md             the way to production',
      '',
    ].join('\n'),
  );
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 1;
}
