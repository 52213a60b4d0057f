import { jest } from '@jest/globals';
import { exportMyData } from '../../contract/api/export-my-data.ts';
import { saveAnswer } from './save-answer.ts';

const credentials = { token: 'token-1', userId: '7' };

/** What is saved, by name; jsdom keeps no addresses of files. */
function watchSaves(): readonly string[] {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  return saved;
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['the name the answer gives', { 'content-disposition': 'attachment; filename="asha-data.json"' }, 'asha-data.json'],
  ['its own where the answer gives none', {}, 'my-data.json'],
])('a file is saved under %s', async (_, headers, name) => {
  const saved = watchSaves();
  const network = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { headers }));
  expect(await saveAnswer(exportMyData, {}, { credentials, name: 'my-data.json' })).toEqual({ kind: 'saved' });
  expect(saved).toEqual([name]);
  const [path, init] = network.mock.calls[0] ?? [];
  expect(path).toBe('/api/v1/dynamic/dataoperation/export-my-data');
  expect(init).toMatchObject({
    method: 'POST',
    body: '{"requestParameters":{}}',
    headers: { Token: 'token-1', 'Accept-Language': 'en' },
  });
});

// An invoice opened on an Arabic page came in the language of the browser's settings.
test('a file is asked for in the language of the page [SH-21]', async () => {
  watchSaves();
  history.replaceState(null, '', '/ar/Orders');
  const network = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  await saveAnswer(exportMyData, {}, { credentials, name: 'my-data.json' });
  expect(network.mock.calls[0]?.[1]).toMatchObject({ headers: { 'Accept-Language': 'ar' } });
  history.replaceState(null, '', '/');
});

test.each([
  ['is refused', () => Promise.resolve(new Response(null, { status: 404 })), { kind: 'refused', status: 404 }],
  ['does not come', () => Promise.reject(new TypeError('fetch failed')), { kind: 'unreachable' }],
])('nothing is saved when it %s', async (_, answer, outcome) => {
  const saved = watchSaves();
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  expect(await saveAnswer(exportMyData, {}, { credentials, name: 'my-data.json' })).toEqual(outcome);
  expect(saved).toEqual([]);
});
