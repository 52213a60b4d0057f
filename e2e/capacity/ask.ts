import { request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { RecordedRequest } from './record-visit.ts';

/** Bytes of an answer's body as sent. */
export type Answered = number;

const REFUSED_MS = 250;
const CALL_HEADERS = { 'content-type': 'application/json' };

/** Asks as a phone would, again after a 503. */
export async function ask(
  origin: string,
  { method, path, body }: Omit<RecordedRequest, 'kind'>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> {
  for (;;) {
    const { status, bytes } = await answerOf(`${origin}${path}`, method, body, headers);
    if (status === 503 || status === 429) await wait(REFUSED_MS);
    else if (status >= 400) throw new Error(`${method} ${path} answered ${status}`);
    else return bytes;
  }
}

function answerOf(url: string, method: string, body: string | null, headers: Readonly<Record<string, string>>) {
  return new Promise<{ status: number; bytes: number }>((resolve, reject) => {
    const sent = { 'accept-encoding': 'gzip, br', ...(body === null ? {} : CALL_HEADERS), ...headers };
    const asked = httpRequest(url, { method, headers: sent }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes }));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
