import { defineCall } from 'shared-contracts/api/call';
import * as v from 'valibot';
import { describeOnDatabase } from '../../testing/test-app.ts';
import type { Api } from './api.ts';
import { registerCall, registerUserCall } from './calls.ts';

const echo = defineCall({
  name: 'test-echo',
  summary: 'Answers what it was sent.',
  request: v.object({ Name: v.pipe(v.string(), v.maxLength(5)), Count: v.optional(v.number()) }),
  answer: v.object({ Name: v.string() }),
});
const whoAmI = defineCall({
  name: 'test-who-am-i',
  access: 'token',
  summary: 'Answers who calls.',
  request: v.object({}),
  answer: v.object({ UserID: v.number() }),
});
const broken = defineCall({ name: 'test-broken', summary: 'Fails.', request: v.object({}), answer: v.null() });
const limited = defineCall({
  name: 'test-limited',
  summary: 'Twice a minute.',
  request: v.object({}),
  answer: v.null(),
});

const logLines: string[] = [];

function misbehave(api: Api): void {
  registerCall(api, echo, async ({ parameters }) => ({ Name: parameters.Name }));
  registerUserCall(api, whoAmI, async ({ user }) => ({ UserID: user.userId }));
  registerCall(api, broken, async () => {
    throw Object.assign(new Error('Key (email)=(asha@example.com) already exists'), { code: '23505' });
  });
  registerCall(api, limited, async () => null, { limit: { name: 'test', allowed: 2, windowSeconds: 60 } });
}

const options = {
  extend: misbehave,
  logStream: { write: (line: string) => logLines.push(line) },
  environment: { LOG_LEVEL: 'info', TRUST_PROXY: '10.0.0.1' },
};

describeOnDatabase(
  'a call',
  (app) => {
    it('answers in the observed envelope, with data as JSON text [API-01]', async () => {
      const response = await app().http.inject({
        method: 'POST',
        url: echo.path,
        payload: { requestParameters: { Name: 'Teak' } },
      });
      expect(response.json()).toEqual({ statusCode: 200, message: 'OK', data: '{"Name":"Teak"}' });
      expect(response.headers['cache-control']).toBe('no-store');
    });

    it.each([
      ['a missing field', {}, 'Name'],
      ['a value too long', { Name: 'Sheesham' }, 'Name'],
      ['a wrong type', { Name: 'Teak', Count: '1' }, 'Count'],
      ['parameters that are a list', [], 'requestParameters'],
    ])('refuses %s with 400 naming the field [API-03]', async (_case, parameters, field) => {
      const { status, problem } = await app().refused(echo, parameters);
      expect(status).toBe(400);
      expect(problem).toMatchObject({ title: 'Bad Request', status: 400, code: 'invalid-fields' });
      expect(problem.errors?.map((error) => error.path)).toContain(field);
    });

    it.each([
      ['text that is no JSON', '{"requestParameters":', 400],
      ['a body that would change prototypes', '{"__proto__":{"admin":true}}', 400],
      ['a body over 64 KiB', JSON.stringify({ requestParameters: { Name: 'x'.repeat(70_000) } }), 413],
    ])('refuses %s [API-03]', async (_case, payload, expected) => {
      const response = await app().http.inject({
        method: 'POST',
        url: echo.path,
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect(response.statusCode).toBe(expected);
      expect(response.json().instance).toBe(response.headers['x-request-id']);
    });

    it('answers 415 to a form and 404 to an unknown route, both as problems [API-03]', async () => {
      const form = await app().http.inject({
        method: 'POST',
        url: echo.path,
        payload: 'Name=Teak',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      const unknown = await app().http.inject({
        method: 'POST',
        url: '/api/v1/dynamic/dataoperation/create-vendor-request',
      });
      expect([form.statusCode, unknown.statusCode]).toEqual([415, 404]);
      expect(unknown.headers['content-type']).toContain('application/problem+json');
    });

    it('asks for a token where one is needed, and ignores it elsewhere [API-03]', async () => {
      const without = await app().refused(whoAmI, {});
      const stale = await app().refused(whoAmI, {}, { token: 'gone', userId: 1 });
      expect([without.status, stale.status]).toEqual([401, 401]);
      expect(stale.problem.code).toBe('session-expired');
      await expect(app().call(echo, { Name: 'Teak' }, { token: 'gone', userId: 1 })).resolves.toEqual({ Name: 'Teak' });
    });

    it('reveals nothing of a fault but its request id, and logs it without personal data [API-03] [API-07]', async () => {
      logLines.length = 0;
      const { status, problem } = await app().refused(broken, {});
      expect(status).toBe(500);
      expect(JSON.stringify(problem)).not.toMatch(/asha|Key|23505|\.ts/);
      const logged = logLines.map((line) => JSON.parse(line)).find((line) => line.level === 'error');
      expect(logged).toMatchObject({ requestId: problem.instance, err: { message: 'database error 23505' } });
      expect(logLines.join('')).not.toContain('asha');
    });

    it('answers 429 with Retry-After beyond the limit, by client address, sparing the renderer [API-03]', async () => {
      const from = (remoteAddress: string, forwarded?: string) =>
        app().http.inject({
          method: 'POST',
          url: limited.path,
          remoteAddress,
          ...(forwarded ? { headers: { 'x-forwarded-for': forwarded } } : {}),
        });
      const shopper = [
        await from('10.0.0.1', '203.0.113.7'),
        await from('10.0.0.1', '203.0.113.7'),
        await from('10.0.0.1', '203.0.113.7'),
      ];
      expect(shopper.map((response) => response.statusCode)).toEqual([200, 200, 429]);
      expect(Number(shopper[2]?.headers['retry-after'])).toBeGreaterThan(0);
      expect((await from('10.0.0.1', '203.0.113.8')).statusCode).toBe(200);
      const renderer = [await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.1')];
      expect(renderer.map((response) => response.statusCode)).toEqual([200, 200, 200]);
    });

    it('accepts a forwarded address only from the gateway [API-03]', async () => {
      const spoofed = (forwarded: string) =>
        app().http.inject({
          method: 'POST',
          url: limited.path,
          remoteAddress: '198.51.100.9',
          headers: { 'x-forwarded-for': forwarded },
        });
      const codes = [await spoofed('1.1.1.1'), await spoofed('2.2.2.2'), await spoofed('3.3.3.3')].map(
        (response) => response.statusCode,
      );
      expect(codes).toEqual([200, 200, 429]);
    });
  },
  options,
);
