import path from 'node:path';
import { parseArgs } from 'node:util';
import { packageOf, teamOfPackage } from 'shared-contracts/remote/teams';
import { ReleaseVersion } from 'shared-contracts/server/release';
import * as v from 'valibot';
import {
  CANARY_DECISIONS_FILE,
  readCanaryDecisions,
  writeCanaryDecisions,
} from './server/canaries/canary-decisions.ts';
import { canaryStatus } from './server/canaries/canary-status.ts';
import { readSuspensions, SUSPENDED_CANARIES_FILE, writeSuspensions } from './server/canaries/suspended-canaries.ts';
import { parseCommandEnvironment } from './server/environment.ts';
import {
  JOINED_REMOTES_FILE,
  type JoinedRemotes,
  readJoinedRemotes,
  writeJoinedRemotes,
} from './server/live/joined-remotes.ts';
import { PREVIEW_PARAMETER, previewToken, SHORTEST_KEY } from './server/previews/preview-link.ts';
import { httpReleaseSource } from './server/releases/release-source.ts';

const USAGE = `npm run remotes -- list
npm run remotes -- join mfe-stores --origin http://mfe-stores:4105 [--key PUBLIC_KEY]… [--allow https://tiles.example]…
npm run remotes -- leave mfe-stores
npm run remotes -- canary status
npm run remotes -- canary promote mfe-catalog 1.1.0
npm run remotes -- canary stop mfe-catalog 1.1.0
npm run remotes -- canary resume mfe-catalog 1.1.0
npm run remotes -- preview mfe-catalog --origin http://mfe-catalog-preview:4101 [--hours 8]
DATA_DIR is the shell's. A running shell follows within seconds. 'canary status' asks it at METRICS_PORT, and store-api at
API_ORIGIN; 'preview' prints a link to the store at PUBLIC_ORIGIN, signed with PREVIEW_KEY.`;

type Environment = ReturnType<typeof parseCommandEnvironment>;

/** What operators do with the remotes of a running store. */
async function main(environment: Environment): Promise<string> {
  const folder = path.resolve(environment.DATA_DIR);
  const file = path.join(folder, JOINED_REMOTES_FILE);
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      origin: { type: 'string' },
      key: { type: 'string', multiple: true, default: [] },
      allow: { type: 'string', multiple: true, default: [] },
      hours: { type: 'string', default: '8' },
    },
  });
  const [command, name = ''] = positionals;
  if (command === 'canary') return canary(positionals.slice(1), folder, environment);
  if (command === 'preview')
    return preview({ remote: name, origin: values.origin ?? '', hours: values.hours }, environment);
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

async function canary(
  [command, name = '', version = '']: readonly string[],
  folder: string,
  { METRICS_PORT, API_ORIGIN }: Environment,
): Promise<string> {
  if (command === 'status') {
    if (!METRICS_PORT) throw new Error("METRICS_PORT is missing: the port of the shell's metrics on this machine.");
    return canaryStatus(
      await metricsAt(`http://127.0.0.1:${METRICS_PORT}`),
      API_ORIGIN ? await metricsAt(API_ORIGIN) : '',
    );
  }
  const outcome = command === 'promote' ? 'promoted' : 'stopped';
  if (!['promote', 'stop', 'resume'].includes(command ?? '') || !teamOfPackage(name) || !v.is(ReleaseVersion, version))
    throw new Error(USAGE);
  const decisions = path.join(folder, CANARY_DECISIONS_FILE);
  if (command === 'resume') {
    const suspensions = path.join(folder, SUSPENDED_CANARIES_FILE);
    const { [name]: decision, ...othersDecided } = await readCanaryDecisions(decisions);
    const { [name]: suspension, ...othersSuspended } = await readSuspensions(suspensions);
    if (decision?.version !== version && suspension?.version !== version)
      throw new Error(`${name} ${version} is neither stopped nor suspended.`);
    await writeCanaryDecisions(decisions, othersDecided);
    await writeSuspensions(suspensions, othersSuspended);
    return `${name} ${version} goes on as a canary, as long as live.json names it.`;
  }
  await writeCanaryDecisions(decisions, { ...(await readCanaryDecisions(decisions)), [name]: { version, outcome } });
  return outcome === 'promoted'
    ? `${name} ${version} goes live here, as long as live.json names it as the canary. Publish it as the live version next.`
    : `${name} ${version} ends as a canary; its visitors go on with the live version.`;
}

/** Up to a week. */
const HOURS = /^(?:[1-9]\d?|1[0-5]\d|16[0-8])$/;

interface PreviewRequest {
  readonly remote: string;
  readonly origin: string;
  readonly hours: string;
}

async function preview(
  { remote, origin, hours }: PreviewRequest,
  { PREVIEW_KEY, PUBLIC_ORIGIN }: Environment,
): Promise<string> {
  if (!PREVIEW_KEY) throw new Error(`PREVIEW_KEY must have ${SHORTEST_KEY} characters or more.`);
  if (!PUBLIC_ORIGIN) throw new Error('PUBLIC_ORIGIN must be where shoppers reach the store.');
  if (!HOURS.test(hours)) throw new Error('--hours must be a number from 1 to 168.');
  const named = await httpReleaseSource(origin)
    .live()
    .catch(() => undefined);
  if (!named?.content) throw new Error(`${origin}/live.json does not say which build is there.`);
  const { version, content } = named;
  const expires = Date.now() + Number(hours) * 60 * 60 * 1000;
  const link = new URL('/', PUBLIC_ORIGIN);
  link.searchParams.set(PREVIEW_PARAMETER, previewToken({ remote, version, content, origin, expires }, PREVIEW_KEY));
  return `${remote} ${version}, until ${new Date(expires).toISOString()}:\n${link}`;
}

async function metricsAt(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/metrics`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  if (!answer?.ok) throw new Error(`${origin}/metrics does not answer.`);
  return answer.text();
}

function listed(joined: JoinedRemotes): string {
  const lines = Object.entries(joined).map(([name, { origin, allows }]) => [name, origin, ...allows].join('  '));
  return lines.join('\n') || 'No remote has joined; those in the variables of the shell are not listed.';
}

try {
  process.stdout.write(`${await main(parseCommandEnvironment(process.env))}\n`);
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 1;
}
