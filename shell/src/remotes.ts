import path from 'node:path';
import { parseArgs } from 'node:util';
import { packageOf, teamOfPackage } from 'shared-contracts/remote/teams';
import {
  JOINED_REMOTES_FILE,
  type JoinedRemotes,
  readJoinedRemotes,
  writeJoinedRemotes,
} from './server/releases/joined-remotes.ts';

const USAGE = `npm run remotes -- list
npm run remotes -- join mfe-stores --origin http://mfe-stores:4105 [--key PUBLIC_KEY]… [--allow https://tiles.example]…
npm run remotes -- leave mfe-stores
DATA_DIR is the shell's. A running shell follows within seconds.`;

const file = path.join(path.resolve(process.env.DATA_DIR ?? '.data'), JOINED_REMOTES_FILE);

/** What operators do with the remotes of a running store. */
async function main(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      origin: { type: 'string' },
      key: { type: 'string', multiple: true, default: [] },
      allow: { type: 'string', multiple: true, default: [] },
    },
  });
  const [command, name = ''] = positionals;
  const joined = await readJoinedRemotes(file);
  if (command === 'list') return listed(joined);
  const team = teamOfPackage(name);
  if ((command !== 'join' && command !== 'leave') || !team) throw new Error(USAGE);
  const { [packageOf(team)]: before, ...others } = joined;
  if (command === 'leave') {
    if (!before) throw new Error(`${name} has not joined: ${Object.keys(joined).join(', ') || 'no remote has'}`);
    await writeJoinedRemotes(file, others);
    return `${name} leaves. Its releases stay for pages that are open.`;
  }
  if (!values.origin) throw new Error(USAGE);
  const remote = { origin: values.origin, keys: values.key, allows: values.allow };
  // One that joins again keeps its place, and with it its paths.
  await writeJoinedRemotes(file, { ...joined, [name]: remote });
  return `${name} joins from ${values.origin}. The shell's log says when it serves, or why not.`;
}

function listed(joined: JoinedRemotes): string {
  const lines = Object.entries(joined).map(([name, { origin, allows }]) => [name, origin, ...allows].join('  '));
  return lines.join('\n') || 'No remote has joined; those in the variables of the shell are not listed.';
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 1;
}
