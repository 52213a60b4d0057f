import type { FastifyRequest } from 'fastify';
import {
  ATTACHMENTS_PATH,
  beginAttachment,
  PIECE_BYTES,
  type PieceAnswer,
} from 'shared-contracts/api/begin-attachment';
import { AttachmentId, ENQUIRY_SAVED, ENQUIRY_TOO_FAST } from 'shared-contracts/api/shapes/enquiry';
import { clientOrigin } from 'shared-contracts/server-kit/client-origin';
import { createFairQueue } from 'shared-contracts/server-kit/fair-queue';
import * as v from 'valibot';
import { installationSecret } from '../../../platform/database/installation-secret.ts';
import type { BotCheck } from '../../../platform/forms/bot-check.ts';
import type { Api } from '../../../platform/http/api.ts';
import { registerCall } from '../../../platform/http/calls.ts';
import { inTurn } from '../../../platform/http/in-turn.ts';
import { conflict, gone, invalidField, notFound } from '../../../platform/http/problems.ts';
import { sendFile } from '../../../platform/http/send-file.ts';
import { checkSigned, signUntil } from '../../../platform/signed-until.ts';
import { DAY_MS } from '../../../platform/time.ts';
import { type AttachmentFiles, attachmentFiles } from './attachment-files.ts';
import {
  announceAttachment,
  attachmentsOf,
  forgetUnsent,
  knownAttachments,
  noteChecked,
  takeRoom,
  unsentAttachment,
} from './attachments-repository.ts';
import { checkAttachment } from './check-attachment.ts';
import { asFileName, downloadName } from './file-name.ts';

const BEGUN_PER_ORIGIN = { name: 'attachments-origin', allowed: 30, windowSeconds: 600 };
/** In KiB that arrive, as much as three full enquiries: attachments are stored as long as their enquiry. */
const KIB_PER_ORIGIN = { name: 'attachments-kib-origin', allowed: 150 * 1024, windowSeconds: DAY_MS / 1000 };
const FORGET_EVERY_MS = 60 * 60_000;
const LINK_MINUTES = 10;
/** Of a type that no browser shows: it is saved, and what opens it has no origin of the store's. */
const DOWNLOAD_HEADERS = {
  'content-type': 'application/octet-stream',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
} as const;

/** Decoding a picture uses a core and its pixels' memory. */
const CHECKING = { running: 1, runningPerClient: 1, waiting: 64, maxWaitMs: 20_000 };

type InTurn = (request: FastifyRequest, check: () => Promise<PieceAnswer>) => Promise<PieceAnswer>;

/** Addresses of an enquiry's files, for its sender. */
export type AttachmentLinks = (enquiryId: number) => Promise<{ FileName: string; Bytes: number; Url: string }[]>;

/** Files arrive in pieces, before the form that they belong to is sent. */
export function attachmentRoutes(api: Api, botCheck: BotCheck): AttachmentLinks {
  const { db, now, http } = api;
  const files = attachmentFiles(api.files);
  const checking = createFairQueue(CHECKING);
  /** Senders take turns, so that one whose pictures are slow delays their own. */
  const checkInTurn: InTurn = (request, check) =>
    inTurn(
      checking,
      { origin: clientOrigin(request.ip), device: api.devices.numberOf(request) },
      'Many files are checked just now. Please try again in a moment.',
      check,
    );

  registerCall(
    api,
    beginAttachment,
    async ({ parameters: { FileName, Bytes, ...signs } }) => {
      if (botCheck.judge(signs) !== 'person') return { ResponseMsg: ENQUIRY_TOO_FAST, AttachmentID: '' };
      const AttachmentID = await announceAttachment(db, asFileName(FileName), Bytes, now());
      return { ResponseMsg: ENQUIRY_SAVED, AttachmentID };
    },
    { limit: BEGUN_PER_ORIGIN },
  );

  http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { id: string; offset: string } }>(
      `${ATTACHMENTS_PATH}/:id/:offset`,
      { bodyLimit: PIECE_BYTES },
      async (request, reply) => {
        const answer = await takePiece(api, files, request, checkInTurn);
        return reply.header('cache-control', 'no-store').send(answer);
      },
    );
  });

  http.get<{ Params: { id: string; token: string } }>(`${ATTACHMENTS_PATH}/:id/:token`, async (request, reply) => {
    const { id, token } = request.params;
    const right = await linkSigner(api).check(id, token);
    if (right === 'unknown') throw notFound('There is no such file.');
    if (right === 'expired') throw gone('This link has expired. Look the message up again.');
    const file = await db
      .selectFrom('enquiry_attachments')
      .select(['file_name', 'media_type'])
      .where('attachment_id', '=', id)
      .where('enquiry_id', 'is not', null)
      .executeTakeFirst();
    if (!file) throw notFound('There is no such file.');
    reply.headers(DOWNLOAD_HEADERS).header('content-disposition', `attachment; ${downloadName(file)}`);
    return sendFile({ request, reply }, api.files, files.keyOf(id));
  });

  api.jobs.push({
    name: 'forget-attachments',
    everyMs: FORGET_EVERY_MS,
    run: async () => {
      await forgetUnsent(db, now());
      await files.forget((ids) => knownAttachments(db, ids), now());
    },
  });

  return async (enquiryId) => {
    const links = linkSigner(api);
    const attachments = await attachmentsOf(db, enquiryId);
    return Promise.all(
      attachments.map(async ({ attachment_id: id, file_name, bytes }) => ({
        FileName: file_name,
        Bytes: bytes,
        Url: `${ATTACHMENTS_PATH}/${id}/${await links.token(id)}`,
      })),
    );
  };
}

async function takePiece(
  { db, http, limits, now }: Api,
  files: AttachmentFiles,
  request: FastifyRequest<{ Params: { id: string; offset: string } }>,
  checkInTurn: InTurn,
): Promise<PieceAnswer> {
  const { body: piece, params } = request;
  const { id, offset: at } = params;
  const offset = /^\d{1,8}$/.test(at) ? Number(at) : Number.NaN;
  const announced = v.is(AttachmentId, id) ? await unsentAttachment(db, id) : undefined;
  if (!announced) throw notFound('There is no such file.');
  const { bytes, state } = announced;
  if (state !== 'arriving') return { State: state, Received: bytes };
  if (!Buffer.isBuffer(piece) || piece.length === 0) throw invalidField('body', 'must have bytes');
  if (!(offset + piece.length <= bytes)) throw invalidField('offset', 'must be within the file');
  const before = await files.received(id);
  if (before < offset) throw pieceMissing(before);
  // In a bucket each offset is an object: any other would take room that nobody counts.
  if (offset % PIECE_BYTES !== 0) throw invalidField('offset', `must be a multiple of ${PIECE_BYTES}`);
  const grown = offset + piece.length - before;
  let received = before;
  if (grown > 0) {
    await limits.countOrigin(KIB_PER_ORIGIN, request, Math.ceil(grown / 1024));
    await takeRoom(db, id, offset + piece.length, now());
    received = await files.write(id, offset, piece).catch((fault: NodeJS.ErrnoException) => {
      if (fault.code === 'ENOENT') return 0;
      throw fault;
    });
  }
  if (received < offset) throw pieceMissing(received);
  if (received < bytes) return { State: 'arriving', Received: received };
  return checkInTurn(request, () => finish(db, files, id, bytes, http.log));
}

const pieceMissing = (received: number) =>
  conflict('piece-missing', 'An earlier piece is missing.', { Received: received });

async function finish(
  db: Api['db'],
  files: AttachmentFiles,
  id: string,
  bytes: number,
  log: Api['http']['log'],
): Promise<PieceAnswer> {
  const before = await unsentAttachment(db, id);
  // The last piece was sent twice, and its first copy has already been checked.
  if (before?.state !== 'arriving') return { State: before?.state ?? 'refused', Received: bytes };
  const whole = await files.readPart(id);
  const checked = whole?.length === bytes ? await checkAttachment(whole) : null;
  // Another process, which had the last piece too, may have checked it by now.
  const after = await unsentAttachment(db, id);
  if (after?.state !== 'arriving') return { State: after?.state ?? 'refused', Received: bytes };
  if (!checked) throw pieceMissing(await files.received(id));
  if (checked.ok) {
    await files.keep(id, checked.content, checked.mediaType);
    await noteChecked(db, id, { state: 'kept', bytes: checked.content.length, mediaType: checked.mediaType });
  } else {
    log.info({ because: checked.because }, 'a file was refused');
    await noteChecked(db, id, { state: 'refused' });
  }
  await files.dropPart(id);
  return checked.ok
    ? { State: 'kept', Received: bytes }
    : { State: 'refused', Received: bytes, Because: checked.because };
}

/** A link fetches one file for ten minutes. */
function linkSigner({ db, now }: Pick<Api, 'db' | 'now'>) {
  const key = () => installationSecret(db, 'attachment-links');
  const claim = (id: string) => `attachment ${id}`;
  return {
    async token(id: string): Promise<string> {
      return signUntil(await key(), claim(id), new Date(now().getTime() + LINK_MINUTES * 60_000));
    },
    async check(id: string, token: string): Promise<'right' | 'unknown' | 'expired'> {
      return v.is(AttachmentId, id) ? checkSigned(await key(), claim(id), token, now()) : 'unknown';
    },
  };
}
