import { jest } from '@jest/globals';
import type { ApiClient, ApiResult } from 'shared-contracts';
import type { RemoteModules } from '../composition/remote-modules.ts';
import { reportRemoteFailure, sendReport } from './client-reports.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['silent', { kind: 'network' }],
  // The gateway answers for an API that does not.
  [
    'answered for by the gateway',
    { kind: 'http', status: 503, problem: { title: 'unavailable', status: 503 }, body: null },
  ],
] as const)('reports wait while the API is %s and are sent when it is back [SH-12]', async (_how, error) => {
  const sent: unknown[] = [];
  let unavailable = true;
  const call = async (_call: unknown, report: unknown): Promise<ApiResult<unknown>> => {
    if (unavailable) return { ok: false, error };
    sent.push(report);
    return { ok: true, value: [] };
  };
  const api = { call } as unknown as ApiClient;
  const modules = { versionOf: () => '1.2.0' } as unknown as RemoteModules;
  reportRemoteFailure(api, modules, 'catalog/pages/listing', new Error('no answer within 5000 ms'));
  reportRemoteFailure(api, modules, 'account/pages/login', new Error('x'.repeat(2000)));
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([]);
  unavailable = false;
  await jest.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual([
    {
      Kind: 'remote-failed',
      Remote: 'mfe-catalog',
      Version: '1.2.0',
      Detail: 'catalog/pages/listing: no answer within 5000 ms',
    },
    expect.objectContaining({ Remote: 'mfe-account', Detail: expect.stringMatching(/^account\/pages\/login: x{400}/) }),
  ]);
});

// A full queue dropped the one under way, and its answer then removed the next, which was never sent.
test('a report that is dropped while it is sent takes no other with it [SH-12]', async () => {
  const sent: string[] = [];
  const first = Promise.withResolvers<ApiResult<unknown>>();
  const call = (_call: unknown, { Detail }: { readonly Detail: string }): Promise<ApiResult<unknown>> => {
    sent.push(Detail);
    return sent.length === 1 ? first.promise : Promise.resolve({ ok: true, value: [] });
  };
  const api = { call } as unknown as ApiClient;
  const report = (n: number) => sendReport(api, { Kind: 'error', Remote: 'shell', Version: '1', Detail: `${n}` });
  report(0);
  await jest.advanceTimersByTimeAsync(0);
  for (let n = 1; n <= 20; n++) report(n);
  first.resolve({ ok: true, value: [] });
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual(Array.from({ length: 21 }, (_, n) => `${n}`));
});
