import type { FastifyRequest } from 'fastify';
import { RecordId } from 'shared-contracts/api/shapes/request-fields';
import { isLoopback } from 'shared-contracts/server-kit/client-origin';
import * as v from 'valibot';
import type { Api } from '../http/api.ts';
import { notFound } from '../http/problems.ts';
import { html } from './html.ts';
import { languageOfMail } from './language-of-mail.ts';
import { type MailKind, readKind } from './mail-kind.ts';
import { writeMail } from './write-mail.ts';

const PATH = '/api/dev/mail';
const MOST = 50;
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src http://localhost:* http://127.0.0.1:*; frame-ancestors 'none'",
};
/** Each shows that a proxy forwarded the request. */
const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];
const LOOPBACK_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * For developers, on the API's own port. Mails are personal: they are served to the loopback address only, and neither
 * through a proxy, which makes every client look local, nor where the store has a public origin.
 */
export function serveStoredMails({ http, db, settings }: Api, kinds: readonly MailKind[]): void {
  if (!LOOPBACK_NAME.test(new URL(settings.publicOrigin).hostname)) return;
  http.get(PATH, async (request, reply) => {
    requireLoopback(request);
    const mails = await db.selectFrom('mails').selectAll().orderBy('mail_id', 'desc').limit(MOST).execute();
    const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mails</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;margin:32px"><h1>Mails of this store</h1>
<p>No SMTP_URL is set, so these were stored instead of sent.</p>
<ul>${mails.map(
      (mail) =>
        html`<li><a href="${PATH}/${mail.mail_id}">${mail.template}</a> to ${mail.recipient}, ${mail.state}, ${mail.created_at.toISOString()}</li>`,
    )}</ul></body></html>`;
    return reply.headers(HEADERS).send(page.html);
  });

  http.get<{ Params: { id: string } }>(`${PATH}/:id`, async (request, reply) => {
    requireLoopback(request);
    const id = Number(request.params.id);
    const mail = v.is(RecordId, id)
      ? await db.selectFrom('mails').selectAll().where('mail_id', '=', id).executeTakeFirst()
      : undefined;
    // Erased: only the fact that it was sent is stored.
    if (!mail?.facts) throw notFound('There is no such mail.');
    const language = await languageOfMail(db, mail.language);
    const context = { language, store: settings.store, origin: settings.publicOrigin };
    const kind = readKind(kinds, mail.template);
    const facts = v.parse(kind.facts, JSON.parse(mail.facts));
    const content = kind.complete ? kind.complete.placeholder(mail, facts) : facts;
    const written = writeMail(kind.compose(content, context), context);
    return reply.headers(HEADERS).send(written.html);
  });
}

/** DNS rebinding: a foreign host name that resolves to this machine would let its scripts read the mails. */
function requireLoopback({ ip, hostname, headers }: FastifyRequest): void {
  const isForwarded = FORWARDING.some((name) => headers[name] !== undefined);
  if (isForwarded || !isLoopback(ip) || !LOOPBACK_NAME.test(hostname)) throw notFound('There is no such page.');
}
