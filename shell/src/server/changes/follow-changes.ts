import { setTimeout as wait } from 'node:timers/promises';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { CHANGES_PATH, ChangeEvent } from 'shared-contracts/server/change-stream';
import * as v from 'valibot';
import type { NotifiableWatch } from './change-watch.ts';

/** A stream silent for this long counts as broken: the API sends several comments a second. */
const SILENCE_MS = 3000;

const RETRY_MS = [50, 200, 500, 1000];

interface FollowedChanges {
  close(): Promise<void>;
}

interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

/** Forwards the API's change stream to a watch until `close`; resumes a broken stream. */
export function followChanges(apiOrigin: string, watch: NotifiableWatch, log: Log): FollowedChanges {
  const closing = new AbortController();
  let lastId: string | undefined;
  let failures = 0;

  function onMessage({ id, event, data }: EventSourceMessage): void {
    if (event === 'reset') watch.reset(id ?? '');
    if (event === 'change') {
      const change = v.safeParse(v.pipe(v.string(), v.parseJson(), ChangeEvent), data);
      if (change.success) watch.changed(change.output.tags, id ?? '');
      else {
        // Whatever it changed is rendered again; the stream goes on behind it.
        log.warn({ id, event }, 'a malformed change');
        watch.reset(id ?? '');
      }
    }
    lastId = id;
    watch.confirm();
  }

  async function listen(): Promise<void> {
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(new Error('silent')), SILENCE_MS);
    try {
      const response = await fetch(`${apiOrigin}${CHANGES_PATH}`, {
        headers: { accept: 'text/event-stream', ...(lastId === undefined ? {} : { 'last-event-id': lastId }) },
        signal: AbortSignal.any([closing.signal, silence.signal]),
      });
      if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
      log.info({ resumed: lastId !== undefined }, 'following the changes');
      const parser = createParser({ onEvent: onMessage, onComment: watch.confirm });
      for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
        timer.refresh();
        failures = 0;
        parser.feed(text);
      }
    } finally {
      clearTimeout(timer);
    }
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await listen();
      } catch (fault) {
        if (closing.signal.aborted) return;
        if (failures === 0) log.warn({ reason: (fault as Error).message }, 'the change stream is down');
      }
      const pause = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)];
      failures += 1;
      await wait(pause, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }
  const running = run();

  return {
    async close() {
      closing.abort();
      await running;
    },
  };
}
