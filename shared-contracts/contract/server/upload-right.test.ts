/** @jest-environment node */
import { generateKeyPairSync, sign } from 'node:crypto';
import { LONGEST_RIGHT_MS, openUploadRight, signUploadRight, type UploadRight } from './upload-right.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519');
const right: UploadRight = { remote: 'mfe-catalog', name: 'pr-12', expires: 60_000 };
const token = signUploadRight(right, privateKey);
const [payload = '', signature = ''] = token.split('.');
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signedAs = (prefix: string) => sign(null, Buffer.from(`${prefix}${payload}`), privateKey).toString('base64url');

test('a right that one of the keys signed is valid until it expires [OPS-28]', () => {
  expect(openUploadRight(token, [other.publicKey, publicKey], 59_999)).toEqual(right);
  expect(openUploadRight(token, [publicKey], 60_000)).toBeUndefined();
});

test('one that would be valid for more than an hour is none [OPS-28]', () => {
  const long = signUploadRight({ ...right, expires: LONGEST_RIGHT_MS + 1 }, privateKey);
  expect(openUploadRight(long, [publicKey], 0)).toBeUndefined();
  expect(openUploadRight(long, [publicKey], 1)).toMatchObject({ name: 'pr-12' });
});

test.each([
  ['nothing', ''],
  ['no signature', payload],
  ['an empty signature', `${payload}.`],
  ['another name', `${encoded({ ...right, name: 'pr-13' })}.${signature}`],
  ['another remote', `${encoded({ ...right, remote: 'mfe-account' })}.${signature}`],
  ['a later end', `${encoded({ ...right, expires: 90_000 })}.${signature}`],
  ['another key', signUploadRight(right, other.privateKey)],
  ['a signature of a release', `${payload}.${signedAs('')}`],
  ['a part too many', `${token}.x`],
  ['a page of text', 'x'.repeat(100_000)],
])('%s is no right [OPS-28]', (_what, given) => {
  expect(openUploadRight(given, [publicKey], 0)).toBeUndefined();
});

test.each(['', '../x', 'PR-1', '-a', 'a'.repeat(42)])('no right is signed for the name %j [OPS-28]', (name) => {
  expect(() => signUploadRight({ ...right, name }, privateKey)).toThrow();
});
