import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { teamOfPackage } from 'shared-contracts/remote/teams';
import { ReleaseVersion } from 'shared-contracts/server/release';
import { plain } from 'shared-contracts/server-kit/plain';
import * as v from 'valibot';
import { canaryStatus } from './server/canaries/canary-status.ts';
import { parseCommandEnvironment } from './server/environment.ts';
import { releaseActs } from './server/history/release-acts.ts';
import { type HistoryEntry, historyText, openReleaseHistory } from './server/history/release-history.ts';
import { newReleaseToken } from './server/history/release-token.ts';
import { changeDeclared, type Declared, type DeclaredPlace, readDeclared } from './server/live/declared.ts';
import {
  PASS_LINK_MS,
  PASS_PATH,
  PREVIEW_PARAMETER,
  passLinkToken,
  previewToken,
  SHORTEST_KEY,
} from './server/previews/preview-link.ts';
import { canonicalKey, keyId } from './server/releases/release-keys.ts';
import { httpReleaseSource } from './server/releases/release-source.ts';

const USAGE = `npm run remotes -- list
npm run remotes -- join mfe-stores --origin http://mfe-stores:4105 [--key PUBLIC_KEY]… [--allow https://tiles.example]…
npm run remotes -- leave mfe-stores
npm run remotes -- history [mfe-catalog] [--most 100]
npm run remotes -- back mfe-catalog [1.0.0]
npm run remotes -- forward mfe-catalog
npm run remotes -- revoke PUBLIC_KEY
npm run remotes -- canary status
npm run remotes -- canary promote mfe-catalog 1.1.0
npm run remotes -- canary stop mfe-catalog 1.1.0
npm run remotes -- canary resume mfe-catalog 1.1.0
npm run remotes -- preview mfe-catalog --origin http://mfe-catalog-preview:4101 [--hours 8]
npm run remotes -- preview-key mfe-catalog PUBLIC_KEY
npm run remotes -- pass anna [--days 30]
npm run remotes -- token
DATA_DIR and DECLARED_FILE are the shell's. A running shell follows within seconds. 'canary status' asks it at METRICS_PORT,
and store-api at API_ORIGIN; 'preview' and 'pass' print a link to the store at PUBLIC_ORIGIN, signed with PREVIEW_KEY.`;

type Environment = ReturnType<typeof parseCommandEnvironment>;

/** What operators do with the remotes of a running store. */
async function main(environment: Environment): Promise<string> {
  const folder = path.resolve(environment.DATA_DIR);
  const place = { folder, file: environment.DECLARED_FILE && path.resolve(environment.DECLARED_FILE) };
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      origin: { type: 'string' },
      key: { type: 'string', multiple: true, default: [] },
      allow: { type: 'string', multiple: true, default: [] },
      hours: { type: 'string', default: '8' },
      days: { type: 'string', default: '30' },
      most: { type: 'string', default: '100' },
    },
  });
  const [command = '', name = '', operand = ''] = positionals;
  // The act has taken effect by then.
  const history = openReleaseHistory(folder, (fault) => {
    process.stderr.write(`The history is not written: ${String(fault)}\n`);
  });
  const acts = releaseActs(place, history);
  const by = typist();
  const record: RecordAct = (what, entry) => history.add({ what, ...entry, by });
  switch (command) {
    case 'canary':
      return canary(positionals.slice(1), place, environment, record);
    case 'preview':
      return preview({ remote: name, origin: values.origin ?? '', hours: values.hours }, environment);
    case 'pass':
      return pass(name, values.days, environment, record);
    case 'history':
      return historyText(await history.latest(numberIn(values.most, 'most', 5000), name));
    case 'back':
      return acts.back(name, operand, by);
    case 'forward':
      return acts.forward(name, by);
    case 'revoke':
      return acts.revoke(name, by);
    case 'token': {
      const { token, hash } = newReleaseToken();
      return `The token, shown this once: ${token}\nFor the shell: RELEASE_API_TOKEN_SHA256=${hash}`;
    }
    case 'list':
      return listed(await readDeclared(place));
  }
  if (!teamOfPackage(name)) throw new Error(USAGE);
  if (command === 'preview-key') {
    const key = canonicalKey(operand);
    if (!key) throw new Error('Name the public half of the key.');
    await changeDeclared(place, ({ previewKeys }) => ({
      previewKeys: { ...previewKeys, [name]: [...new Set([...(previewKeys[name] ?? []), key])] },
    }));
    await record('preview key', { remote: name, key: keyId(key) });
    return `What this key signs can be uploaded as a preview of ${name}, and never goes live.`;
  }
  if (command === 'leave') {
    await changeDeclared(place, ({ remotes: { [name]: before, ...others } }) => {
      if (!before) throw new Error(`${name} has not joined: ${Object.keys(others).join(', ') || 'no remote has'}`);
      return { remotes: others };
    });
    await record('leave', { remote: name });
    return `${name} leaves. Its releases stay for pages that are open.`;
  }
  if (command !== 'join' || !values.origin) throw new Error(USAGE);
  const remote = { origin: values.origin, keys: values.key, allows: values.allow };
  // One that joins again keeps its place, and with it its paths.
  await changeDeclared(place, ({ remotes }) => ({ remotes: { ...remotes, [name]: remote } }));
  await record('join', { remote: name, reason: [values.origin, ...values.allow].join(' ') });
  return `${name} joins from ${values.origin}. The shell's log says when it serves, or why not.`;
}

async function canary(
  [command, name = '', version = '']: readonly string[],
  place: DeclaredPlace,
  { METRICS_PORT, API_ORIGIN }: Environment,
  record: RecordAct,
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
  if (command === 'resume') {
    await changeDeclared(place, ({ canaries: { [name]: decision, ...decided }, suspended: { [name]: suspension } }) => {
      if (decision?.version !== version && suspension?.version !== version)
        throw new Error(`${name} ${version} is neither stopped nor suspended.`);
      return { canaries: decided };
    });
    await changeDeclared(place, ({ suspended: { [name]: _, ...suspended } }) => ({ suspended }));
    await record('canary resume', { remote: name, version });
    return `${name} ${version} goes on as a canary, as long as live.json names it.`;
  }
  await changeDeclared(place, ({ canaries }) => ({ canaries: { ...canaries, [name]: { version, outcome } } }));
  await record(`canary ${command}`, { remote: name, version });
  return outcome === 'promoted'
    ? `${name} ${version} goes live here, as long as live.json names it as the canary. Publish it as the live version next.`
    : `${name} ${version} ends as a canary; its visitors go on with the live version.`;
}

/** A container's user may have no name. */
function typist(): string {
  try {
    return os.userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}

function numberIn(text: string, option: string, most: number): number {
  const number = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > most) throw new Error(`--${option} must be a number from 1 to ${most}.`);
  return number;
}

type RecordAct = (what: string, entry: Omit<HistoryEntry, 'at' | 'what' | 'by'>) => Promise<void>;

interface PreviewRequest {
  readonly remote: string;
  readonly origin: string;
  readonly hours: string;
}

/** @param at a path. @throws while the shell's secret or its address is missing */
function linkWith(
  at: string,
  parameter: string,
  { PREVIEW_KEY, PUBLIC_ORIGIN }: Environment,
  tokenOf: (key: string) => string,
): URL {
  if (!PREVIEW_KEY) throw new Error(`PREVIEW_KEY must have ${SHORTEST_KEY} characters or more.`);
  if (!PUBLIC_ORIGIN) throw new Error('PUBLIC_ORIGIN must be where shoppers reach the store.');
  const link = new URL(at, PUBLIC_ORIGIN);
  link.searchParams.set(parameter, tokenOf(PREVIEW_KEY));
  return link;
}

async function pass(viewer: string, days: string, environment: Environment, record: RecordAct): Promise<string> {
  const until = Date.now() + numberIn(days, 'days', 90) * 24 * 60 * 60 * 1000;
  const expires = Date.now() + PASS_LINK_MS;
  const link = linkWith(PASS_PATH, 'pass', environment, (key) => passLinkToken({ viewer, expires, until }, key));
  await record('pass', { name: viewer });
  return `Within ten minutes, lets the browser of ${viewer} see what teams upload, until ${new Date(until).toISOString()}:\n${link}`;
}

async function preview({ remote, origin, hours }: PreviewRequest, environment: Environment): Promise<string> {
  const lasting = numberIn(hours, 'hours', 168) * 60 * 60 * 1000;
  const named = await httpReleaseSource(origin)
    .live()
    .catch(() => undefined);
  if (!named?.content) throw new Error(`${origin}/live.json does not say which build is there.`);
  const { version, content } = named;
  const expires = Date.now() + lasting;
  const link = linkWith('/', PREVIEW_PARAMETER, environment, (key) =>
    previewToken({ remote, version, content, origin, expires }, key),
  );
  return `${remote} ${version}, until ${new Date(expires).toISOString()}:\n${link}`;
}

async function metricsAt(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/metrics`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
  if (!answer?.ok) throw new Error(`${origin}/metrics does not answer.`);
  return answer.text();
}

function listed({ remotes, pinned, revoked }: Declared): string {
  const lines = Object.entries(remotes).map(([name, { origin, allows }]) => [name, origin, ...allows].join('  '));
  const more = [
    ...Object.entries(pinned).map(([name, { version }]) => `${name} went back to ${version}`),
    ...revoked.map((key) => `revoked: ${key}`),
  ];
  const none = 'No remote has joined; those in the variables of the shell are not listed.';
  return [...(lines.length > 0 ? lines : [none]), ...more].map(plain).join('\n');
}

try {
  process.stdout.write(`${await main(parseCommandEnvironment(process.env))}\n`);
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 1;
}
