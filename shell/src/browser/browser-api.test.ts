import { logIn, logOut, on } from 'shared-contracts';
import { getCustomerOrderHistoryMaster } from 'shared-contracts/api/get-customer-order-history-master';
import { browserApi } from './browser-api.ts';
import { reportNoted } from './noted-faults.ts';

const asha = { UserID: 3, FirstName: 'Asha', LastName: 'Rao', EmailAddress: 'asha@example.in' };
const ravi = { ...asha, UserID: 4, FirstName: 'Ravi' };

const realFetch = globalThis.fetch;
let expired = 0;
let stop: () => void;

beforeEach(() => {
  expired = 0;
  stop = on('account:session-expired', () => {
    expired += 1;
  });
});
afterEach(() => {
  stop();
  logOut();
  globalThis.fetch = realFetch;
});

/** The API refuses the token of the next call, once `before` has happened in the browser. */
function refuseAfter(before: () => void): void {
  globalThis.fetch = async () => {
    before();
    const body = JSON.stringify({ title: 'Unauthorized', status: 401 });
    return new Response(body, { status: 401, headers: { 'content-type': 'application/problem+json' } });
  };
}

describe('a call whose token is refused', () => {
  test.each<[string, () => void, number]>([
    ['ends the session it was made in', () => undefined, 1],
    ['is no news to somebody who has logged out since', () => logOut(), 0],
    // A slow call of the person before threw the next one out as soon as they had logged in.
    ['is no news to somebody who has logged in since', () => logIn(ravi, 'token-of-ravi'), 0],
  ])('%s [ACC-13]', async (_, before, times) => {
    logIn(asha, 'token-of-asha');
    refuseAfter(before);
    const result = await browserApi(() => 'en').call(getCustomerOrderHistoryMaster, {});
    expect(result).toMatchObject({ ok: false, error: { status: 401 } });
    expect(expired).toBe(times);
  });
});

test('an answer that does not fit its call is reported as a fault [SH-12]', async () => {
  const reported: unknown[] = [];
  reportNoted((fault) => reported.push(fault));
  globalThis.fetch = async () => Response.json({ statusCode: 200, message: 'OK', data: '{}' });
  await browserApi(() => 'en').call(getCustomerOrderHistoryMaster, {});
  const message = expect.stringContaining(`schema of ${getCustomerOrderHistoryMaster.name}`);
  expect(reported).toEqual([expect.objectContaining({ message })]);
});
