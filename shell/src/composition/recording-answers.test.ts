/** @jest-environment node */
import { POSITION_HEADER, TAGS_HEADER } from 'shared-contracts/server/change-stream';
import { recordingAnswers } from './recording-answers.ts';

const requests: Request[] = [];
let next: () => Promise<Response>;
const { fetch } = globalThis;
beforeEach(() => {
  requests.length = 0;
  globalThis.fetch = async (input) => {
    requests.push(input as Request);
    return next();
  };
});
afterAll(() => {
  globalThis.fetch = fetch;
});

const tagged = (tags: string, status = 200) => new Response('{}', { status, headers: { [TAGS_HEADER]: tags } });

describe('what a page is made of', () => {
  test('records the tags of all answers, requested at the known position', async () => {
    const answers = recordingAnswers('7-a-1');
    next = async () => tagged('product:1 listing:all');
    await answers.fetch('http://api.test/one', { method: 'POST', body: '{}' });
    next = async () => tagged('listing:all sales');
    await answers.fetch('http://api.test/two');
    expect(answers.tags()).toEqual(['product:1', 'listing:all', 'sales']);
    expect(requests.map((request) => request.headers.get(POSITION_HEADER))).toEqual(['7-a-1', '7-a-1']);
  });

  test.each<[string, () => Promise<Response>]>([
    ['is not followed', async () => new Response('{}')],
    ['was refused', async () => tagged('product:1', 503)],
    ['did not come', () => Promise.reject(new TypeError('fetch failed'))],
    ['has not come yet', () => new Promise(() => undefined)],
  ])('is not known when an answer %s', async (_, answer) => {
    const answers = recordingAnswers('');
    next = async () => tagged('product:1');
    await answers.fetch('http://api.test/one');
    next = answer;
    await Promise.race([answers.fetch('http://api.test/two').catch(() => undefined), new Promise(setImmediate)]);
    expect(answers.tags()).toBeNull();
    expect(requests[0]?.headers.has(POSITION_HEADER)).toBe(false);
  });

  test.each<[string, () => Promise<Response>, boolean]>([
    ['an answer without tags', async () => new Response('{}'), true],
    ['what does not exist', async () => tagged('product:1', 404), true],
    ['a failure', async () => tagged('product:1', 503), false],
    ['a limit', async () => tagged('product:1', 429), false],
    ['no answer', () => Promise.reject(new TypeError('fetch failed')), false],
    ['an answer that has not come yet', () => new Promise(() => undefined), false],
  ])('is complete or not with %s [OPS-11]', async (_, answer, complete) => {
    const answers = recordingAnswers('');
    next = answer;
    await Promise.race([answers.fetch('http://api.test/one').catch(() => undefined), new Promise(setImmediate)]);
    expect(answers.complete()).toBe(complete);
  });
});
