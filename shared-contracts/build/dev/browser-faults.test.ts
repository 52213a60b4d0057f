/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { browserFaults } from './browser-faults.ts';

const printed: string[] = [];
const print = jest.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
const handle = browserFaults('/nowhere');
const server = createServer((request, response) => void handle(request, response, () => response.end('next')));
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => void printed.splice(0));
afterAll(() => {
  print.mockRestore();
  server.close();
});

const send = (body: string, from: string) =>
  fetch(`${origin}/development/faults`, { method: 'POST', body, headers: { origin: from } });

test('what the page threw is printed, without what a terminal obeys', async () => {
  const answer = await send('TypeError: \u001b[2Jx\n    at page (own.tsx:1:1)', origin);
  expect(answer.status).toBe(200);
  expect(printed).toEqual(['[browser] TypeError:  [2Jx\n  at page (own.tsx:1:1)\n']);
});

// Any site that is open in the developer's browser could write to the terminal.
test.each(['https://evil.example', 'null', ''])('a page of %j prints nothing', async (from) => {
  expect((await send('x', from)).status).toBe(403);
  expect(printed).toEqual([]);
});

test('it is bounded', async () => {
  expect((await send('x'.repeat(70_000), origin)).status).toBe(413);
  expect(printed).toEqual([]);
});
