import { type ApiError, ApiFailure, RemoteUnavailable } from 'shared-contracts';
import { asPageFailure } from './as-page-failure.ts';
import { statusOf } from './page-failure.ts';

const http = (status: number): ApiError => ({ kind: 'http', status, problem: { title: 'x', status }, body: null });

describe('why a page cannot be shown, and its HTTP status', () => {
  test.each([
    ['an unavailable remote', new RemoteUnavailable('catalog/pages/listing', new Error('gone')), 'remote', 503],
    ['no answer from the API', new ApiFailure({ kind: 'network' }), 'api', 503],
    ['an API that is too slow', new ApiFailure({ kind: 'timeout' }), 'api', 503],
    ['an API that is starting', new ApiFailure(http(503)), 'api', 503],
    ['a fault in the API', new ApiFailure(http(500)), 'fault', 500],
    ['an answer of the wrong shape', new ApiFailure({ kind: 'schema', call: 'x', issues: [] }), 'fault', 500],
    ['a defect in a page', new TypeError('undefined is not a function'), 'fault', 500],
    ['something thrown that is no error', 'oops', 'fault', 500],
  ])('%s [SH-11]', (_, thrown, kind, status) => {
    const failure = asPageFailure(thrown);
    expect(failure.failure).toBe(kind);
    expect(statusOf(failure)).toBe(status);
    // It has to survive the way from server to browser.
    expect(asPageFailure(JSON.parse(JSON.stringify(failure)))).toEqual(failure);
  });
});
