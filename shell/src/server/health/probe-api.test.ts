/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiProbe } from './probe-api.ts';

/** A busy machine may take seconds to answer; only silence is waited for briefly. */
const PATIENT_MS = 30_000;
const BRIEF_MS = 200;

async function probed(answer: RequestListener, timeoutMs = PATIENT_MS): Promise<boolean> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    return await apiProbe(`http://127.0.0.1:${port}`, timeoutMs)(new AbortController().signal);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test.each<[string, boolean, RequestListener, number]>([
  ['answers', true, (_request, response) => response.end('{}'), PATIENT_MS],
  ['refuses the call', true, (_request, response) => response.writeHead(404).end(), PATIENT_MS],
  ['cannot reach its database', false, (_request, response) => response.writeHead(503).end(), PATIENT_MS],
  ['fails', false, (_request, response) => response.writeHead(500).end(), PATIENT_MS],
  ['is silent', false, () => undefined, BRIEF_MS],
  ['falls silent in its answer', false, (_request, response) => response.write('{'), BRIEF_MS],
  ['hangs up', false, (request) => request.socket.destroy(), PATIENT_MS],
])('an API that %s: %s [OPS-11]', async (_, available, answer, timeoutMs) => {
  expect(await probed(answer, timeoutMs)).toBe(available);
});

// At a load of 24, one wait of two seconds ran out on both shells at once, and pages were older than a second.
test('an API that is silent once, as after a stall of the machine, is available [OPS-11] [API-05]', async () => {
  let requests = 0;
  expect(
    await probed((_request, response) => {
      requests += 1;
      if (requests > 1) response.end('{}');
    }, 5000),
  ).toBe(true);
});

test('no API at all [OPS-11]', async () => {
  expect(await apiProbe('http://127.0.0.1:9')(new AbortController().signal)).toBe(false);
});
