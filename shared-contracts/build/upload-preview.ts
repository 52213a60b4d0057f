import type { KeyObject } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { LiveVersion, Release } from '../contract/server/release.ts';
import { SIGNATURE_FILE } from '../contract/server/release-signature.ts';
import { LONGEST_RIGHT_MS, signUploadRight } from '../contract/server/upload-right.ts';

const USAGE =
  'cli.ts preview --to https://shop.example --name pr-123 [--link FILE]\ncli.ts preview --to https://shop.example --name pr-123 --remove';

/** A store refuses more uploads of one preview at a time. */
const AT_ONCE = 8;
const TIMEOUT_MS = 20_000;

/**
 * Uploads the build of a package's dist folder to a store's quarantine, or removes it, with a right that the team's key
 * signs for this one preview (OPS-28). Resolves to a sentence with the link, which it also writes into the file of --link.
 */
export async function uploadPreview(dist: string, args: readonly string[], key: KeyObject): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      to: { type: 'string', default: '' },
      name: { type: 'string', default: '' },
      link: { type: 'string' },
      remove: { type: 'boolean', default: false },
    },
  });
  if (!values.to || !values.name) throw new Error(USAGE);
  const { version } = v.parse(LiveVersion, readJson(path.join(dist, 'live.json')));
  const folder = path.join(dist, version);
  const release = v.parse(Release, readJson(path.join(folder, 'release.json')));
  const right = { remote: release.name, name: values.name, expires: Date.now() + LONGEST_RIGHT_MS - TIMEOUT_MS };
  const authorization = `Bearer ${signUploadRight(right, key)}`;
  const home = new URL(`/previews/${release.name}/${values.name}`, values.to);

  async function ask(method: string, url: URL, body?: Uint8Array<ArrayBuffer>): Promise<unknown> {
    const headers = { authorization, ...(body && { 'content-type': 'application/octet-stream' }) };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(url, { method, headers, signal, redirect: 'error', ...(body && { body }) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${url.pathname} answered ${answer.status}: ${text.slice(0, 500)}`);
    return text ? JSON.parse(text) : undefined;
  }

  if (values.remove) {
    await ask('DELETE', home);
    return `${release.name} ${values.name} is no longer shown.`;
  }
  const files = (['web', 'node'] as const).flatMap((side) =>
    Object.keys(release[side].files).map((name) => `${side}/${name}`),
  );
  const waiting = ['release.json', SIGNATURE_FILE, ...files];
  const send = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
      await ask('PUT', new URL(`${home.pathname}/${file}`, home), readFileSync(path.join(folder, file)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  const { link, expires } = v.parse(v.object({ link: v.string(), expires: v.string() }), await ask('POST', home));
  if (values.link) writeFileSync(values.link, `${link}\n`);
  return `${release.name} ${version}, until ${expires}:\n${link}`;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
