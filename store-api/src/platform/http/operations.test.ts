import { defineCall } from 'shared-contracts/api/call';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getProductDetail } from 'shared-contracts/api/get-product-detail';
import * as v from 'valibot';
import { openTestDatabase } from '../../testing/databases.ts';
import { buildTestApp, describeOnDatabase } from '../../testing/test-app.ts';
import { registerCall } from './calls.ts';

const slow = defineCall({ name: 'test-slow', summary: 'Waits.', request: v.object({}), answer: v.null() });

const logLines: string[] = [];
const options = { logStream: { write: (line: string) => logLines.push(line) }, environment: { LOG_LEVEL: 'info' } };

describeOnDatabase(
  'operations',
  (app) => {
    it('report that the process is alive and ready [API-07]', async () => {
      expect((await app().http.inject('/healthz')).json()).toEqual({ status: 'ok' });
      expect((await app().http.inject('/readyz')).json()).toEqual({ status: 'ready' });
    });

    it('report a lost database: alive, not ready, and calls are refused without internals [API-07] [API-03] [OPS-09]', async () => {
      const database = await openTestDatabase();
      const other = await buildTestApp({ open: async () => database });
      await database.lose();
      expect((await other.http.inject('/healthz')).statusCode).toBe(200);
      expect((await other.http.inject('/readyz')).statusCode).toBe(503);
      const { status, headers, problem } = await other.refused(getCategoriesList, {});
      expect(status).toBe(503);
      expect(headers['retry-after']).toBe('1');
      expect(problem).toEqual({
        type: 'about:blank',
        title: 'Service Unavailable',
        status: 503,
        code: 'database-unreachable',
        detail: 'The store cannot reach its database. Please try again.',
        instance: headers['x-request-id'],
      });
      await other.close();
    });

    it('finish what is in flight before they stop [API-07]', async () => {
      let release = () => {};
      const arrived = Promise.withResolvers<void>();
      const other = await buildTestApp({
        extend: (api) =>
          registerCall(api, slow, async () => {
            arrived.resolve();
            await new Promise<void>((resolve) => {
              release = resolve;
            });
            return null;
          }),
      });
      const address = await other.http.listen({ port: 0, host: '127.0.0.1' });
      const answer = fetch(`${address}${slow.path}`, { method: 'POST' });
      await arrived.promise;
      const closed = other.close();
      release();
      expect((await answer).status).toBe(200);
      await closed;
      await expect(fetch(`${address}/healthz`)).rejects.toThrow();
    });

    it('measure requests by route, never by address [API-07]', async () => {
      await app().call(getProductDetail, { ProductId: 1 });
      await app().http.inject('/api/v1/something/made/up');
      const { body, headers } = await app().http.inject('/metrics');
      expect(headers['content-type']).toContain('text/plain');
      expect(body).toContain(
        `http_request_duration_seconds_count{method="POST",route="${getProductDetail.path}",status="200"} 1`,
      );
      expect(body).not.toContain('made/up');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    });

    it('carry a request id from the gateway through answer and log, and make one up otherwise [API-07]', async () => {
      logLines.length = 0;
      const given = await app().http.inject({ url: '/healthz', headers: { 'x-request-id': 'gateway-0001' } });
      const forged = await app().http.inject({ url: '/healthz', headers: { 'x-request-id': 'x"\n{"level":"fatal"}' } });
      expect(given.headers['x-request-id']).toBe('gateway-0001');
      expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(logLines.map((line) => JSON.parse(line).requestId)).toContain('gateway-0001');
    });

    it('log a line per request with nothing of the person [API-07]', async () => {
      logLines.length = 0;
      await app().http.inject({
        method: 'POST',
        url: `${getProductDetail.path}?email=asha@example.com`,
        payload: { requestParameters: { ProductId: 1, Name: 'Asha' } },
        headers: { token: 'secret-token', userid: '4711', 'x-request-id': 'gateway-0002' },
        remoteAddress: '203.0.113.9',
      });
      // All that is in the line: a word of the person could only be among these.
      expect(JSON.parse(logLines.join(''))).toEqual({
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        service: 'store-api',
        serviceVersion: '0.1.0',
        requestId: 'gateway-0002',
        ms: expect.any(Number),
        method: 'POST',
        route: getProductDetail.path,
        status: 200,
        msg: 'request',
      });
    });

    it('document every call from the schemas that validate it [API-02]', async () => {
      const document = (await app().http.inject('/api/openapi.json')).json();
      expect(document.openapi).toBe('3.1.0');
      const call = document.paths['/api/v1/dynamic/dataoperation/get-all-products'].post;
      const request = call.requestBody.content['application/json'].schema.properties.requestParameters;
      expect(Object.keys(request.properties)).toEqual(
        expect.arrayContaining(['SearchTerm', 'SeaterType', 'WithFacets']),
      );
      expect(request.properties.PageSize).toMatchObject({ type: 'integer', minimum: 1, maximum: 100 });
      const page = await app().http.inject('/api/docs');
      expect(page.headers['content-type']).toContain('text/html');
      for (const path of Object.keys(document.paths)) expect(page.body).toContain(path);
      expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    });
  },
  options,
);
