import { jest } from '@jest/globals';
import type { ApiClient } from 'shared-contracts';
import { uploadFile } from './upload-file.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

// Each wait between two tries left a listener at the form's signal.
test('a file whose pieces are sent again leaves nothing at the signal [CON-10]', async () => {
  const { signal } = new AbortController();
  const added = jest.spyOn(signal, 'addEventListener');
  const removed = jest.spyOn(signal, 'removeEventListener');
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  const api = { call: async () => ({ ok: true, value: { AttachmentID: 'a1' } }) } as unknown as ApiClient;
  const upload = uploadFile(api, { file: new File(['x'], 'plan.pdf'), token: 't', progress: () => {}, signal });
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await upload).toEqual({ kind: 'failed' });
  expect(added).toHaveBeenCalled();
  expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(added.mock.calls.map(([, listener]) => listener));
});
