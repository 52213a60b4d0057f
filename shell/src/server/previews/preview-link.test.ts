/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { openPreview, type Preview, previewToken } from './preview-link.ts';

const KEY = 'a secret of the operators, long enough';
const preview: Preview = {
  remote: 'mfe-catalog',
  version: '1.2.0-rc.1',
  content: '0123456789ab',
  origin: 'http://mfe-catalog-preview:4101',
  expires: 1000,
};
const token = previewToken(preview, KEY);
const [payload = '', signature = ''] = token.split('.');

const encoded = (text: string) => Buffer.from(text).toString('base64url');
const other = (changes: object) => encoded(JSON.stringify({ ...preview, ...changes }));
/** Signed with the right key, as something else. */
const signedAs = (prefix: string) => createHmac('sha256', KEY).update(`${prefix}${payload}`).digest('base64url');

test('a link opens its preview until it expires [OPS-16]', () => {
  expect(openPreview(token, KEY, 999)).toEqual(preview);
  expect(openPreview(token, KEY, 1000)).toBeUndefined();
});

test.each([
  ['nothing', ''],
  ['a dot', '.'],
  ['no signature', payload],
  ['an empty signature', `${payload}.`],
  ['no payload', `.${signature}`],
  ['a part too many', `${token}.${signature}`],
  ['another version', `${other({ version: '9.9.9' })}.${signature}`],
  ['another remote', `${other({ remote: 'mfe-cart-checkout' })}.${signature}`],
  ['another origin', `${other({ origin: 'http://evil.example' })}.${signature}`],
  ['a later end', `${other({ expires: 9_000_000_000_000 })}.${signature}`],
  ['an altered signature', `${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`],
  ['a shorter signature', `${payload}.${signature.slice(0, -1)}`],
  ['the same signature in base64', `${payload}.${Buffer.from(signature, 'base64url').toString('base64')}`],
  ['padding', `${payload}.${signature}=`],
  ['space around it', ` ${token} `],
  ['what the key signed for something else', `${payload}.${signedAs('')}`],
  ['no JSON', `${encoded('{')}.${signature}`],
  ['a page of text', 'x'.repeat(100_000)],
  ['characters beyond ASCII', `${payload}.${'é'.repeat(43)}`],
])('%s opens none [OPS-16]', (_what, given) => {
  expect(openPreview(given, KEY, 0)).toBeUndefined();
});

test('another key opens none [OPS-16]', () => {
  expect(openPreview(token, 'another secret of the operators, long', 0)).toBeUndefined();
});

test.each([
  [{ remote: 'shell' }],
  [{ remote: '../mfe-catalog' }],
  [{ version: '../1' }],
  [{ content: '' }],
  [{ origin: 'file:///etc' }],
  [{ origin: 'http://x.example/path' }],
  [{ expires: Number.NaN }],
])('no link is signed for %j [OPS-16]', (changes) => {
  expect(() => previewToken({ ...preview, ...changes }, KEY)).toThrow();
});
