/** @jest-environment node */
import { Readable } from 'node:stream';
import Fastify, { type FastifyReply } from 'fastify';
import { answerFaults } from './fault-answers.ts';
import { PreviewUnavailable } from './previews/previews.ts';

async function logOf(handle: (reply: FastifyReply) => unknown): Promise<string[]> {
  const logged: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } } });
  answerFaults(app);
  const answered = Promise.withResolvers<void>();
  app.get('/', (_request, reply) => {
    reply.raw.once('close', () => setTimeout(answered.resolve, 50));
    return handle(reply);
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const hangUp = new AbortController();
  setTimeout(() => hangUp.abort(), 100);
  await fetch(origin, { signal: hangUp.signal }).catch(() => 'gone');
  await answered.promise;
  await app.close();
  return logged;
}

test('the holder of a preview that cannot be shown reads why, and how to leave it [OPS-16]', async () => {
  const app = Fastify();
  answerFaults(app);
  app.get('/', () =>
    Promise.reject(new PreviewUnavailable('The preview of mfe-catalog 1.2.0 cannot be shown: unsigned.')),
  );
  const { statusCode, body, headers } = await app.inject('/');
  expect([statusCode, headers['cache-control']]).toEqual([503, 'private, no-store']);
  expect(body).toBe(
    'The preview of mfe-catalog 1.2.0 cannot be shown: unsigned.\nLeave the preview: /?preview=leave\n',
  );
  await app.close();
});

// Every shopper who left a page before its calls were answered was an error with a stack.
test('a client that hangs up before its answer is not an error [API-07]', async () => {
  const gone = (reply: FastifyReply) => new Promise<void>((resolve) => reply.raw.once('close', resolve));
  const logged = await logOf(async (reply) => {
    await gone(reply);
    return reply.send(Readable.from(['late']));
  });
  expect(logged).toEqual([]);
});

test('a fault of the store is one [API-07]', async () => {
  const logged = await logOf(() => Promise.reject(new Error('broken')));
  expect(logged).toEqual([expect.stringContaining('request failed')]);
});
