import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Gauge } from 'prom-client';
import { CHANGES_PATH } from 'shared-contracts/server/change-stream';
import type { ChangeFeed, News } from '../database/changes/change-feed.ts';
import { tagsSince } from '../database/changes/read-changes.ts';
import { SETTINGS_TAG } from '../database/followed-tables.ts';
import type { Db } from '../database/schema.ts';
import type { Api } from './api.ts';
import { notFound, unavailable } from './problems.ts';

/** More streams than one installation has shells. */
const MOST_STREAMS = 64;

/** A follower with more unread bytes than this is disconnected and may resume. */
const MOST_UNREAD = 256 * 1024;

/**
 * Streams changes to the shells as server-sent events: 'change' with tags, 'reset' when changes were missed, and a
 * comment several times a second otherwise. Silence for a second means that changes may be missing. Any process of the
 * API accepts an id as Last-Event-ID.
 */
export function changeStreamRoute(api: Api, feed: ChangeFeed): void {
  const streams = new Set<ServerResponse>();
  let closing = false;
  new Gauge({
    name: 'change_streams',
    help: 'Shells that follow the changes here',
    registers: [api.metrics.registry],
    collect() {
      this.set(streams.size);
    },
  });
  api.http.addHook('preClose', async () => {
    closing = true;
    for (const stream of streams) stream.end();
  });

  api.http.get(CHANGES_PATH, async (request, reply) => {
    if (isForwarded(request)) throw notFound('There is nothing at this address.');
    if (closing) throw unavailable('closing', 'The API is shutting down.');
    if (streams.size >= MOST_STREAMS) throw unavailable('too-many-streams', 'Enough shells are listening.');
    const stream = openStream(reply);
    streams.add(stream);
    const write = (news: News) => {
      if (stream.writableLength > MOST_UNREAD) stream.destroy();
      else stream.write(asEvent(news));
    };

    // News that arrives during the look-up is sent after it: some twice, none lost.
    let held: News[] | null = [];
    const unfollow = feed.follow((news) => (held ? held.push(news) : write(news)));
    stream.on('close', () => {
      unfollow();
      streams.delete(stream);
    });
    write(await whatWasMissed(api.db, feed, request));
    for (const news of held) write(news);
    held = null;
  });
}

/** Requests through the gateway come from browsers. */
function isForwarded(request: FastifyRequest): boolean {
  return request.headers['x-forwarded-for'] !== undefined;
}

function openStream(reply: FastifyReply): ServerResponse {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  return reply.raw;
}

async function whatWasMissed(db: Db, feed: ChangeFeed, request: FastifyRequest): Promise<News> {
  const position = feed.position();
  // The last release's ids name no timeline.
  const [, since, timeline] =
    /^(\d{1,19})-(?:\w+-\d+-(\w+)$)?/.exec(String(request.headers['last-event-id'] ?? '')) ?? [];
  const isComparable = since !== undefined && (timeline === undefined || timeline === feed.wal()?.timeline);
  const tags = isComparable ? await tagsSince(db, since).catch(() => null) : null;
  return tags ? { kind: 'changed', tags: [...tags, SETTINGS_TAG], lag: 0, position } : { kind: 'reset', position };
}

function asEvent(news: News): string {
  switch (news.kind) {
    case 'confirmed':
      return ':\n\n';
    case 'reset':
      return `id: ${news.position}\nevent: reset\ndata: {}\n\n`;
    case 'changed':
      return `id: ${news.position}\nevent: change\ndata: ${JSON.stringify({ tags: news.tags })}\n\n`;
  }
}
