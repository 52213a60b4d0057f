import * as v from 'valibot';
import { LIMITS } from '../domain/constants.ts';
import { defineCall } from './call.ts';
import { AttachmentId, BotSigns } from './shapes/enquiry.ts';
import { requiredText } from './shapes/request-fields.ts';

const { bytes, name } = LIMITS.enquiry.attachments;

/** The size of a piece: small enough that a slow connection sends it in time, and that a server holds many at once. */
export const PIECE_BYTES = 256 * 1024;

export const beginAttachment = defineCall({
  name: 'begin-attachment',
  effect: 'write',
  summary:
    'Announces a file for an enquiry: JPEG, PNG, WebP or PDF. Its pieces follow, in order, each to attachmentPiecePath.',
  request: v.object({
    FileName: requiredText(name),
    Bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(bytes)),
    ...BotSigns,
  }),
  /** '' where the form was begun too short a time ago. */
  answer: v.object({ ResponseMsg: v.string(), AttachmentID: v.union([AttachmentId, v.literal('')]) }),
});

export const ATTACHMENTS_PATH = '/api/v1/common/attachments';

/** Where a piece is posted to, as application/octet-stream; `offset` is where it begins. Sent again it changes nothing. */
export const attachmentPiecePath = (attachmentId: string, offset: number) =>
  `${ATTACHMENTS_PATH}/${attachmentId}/${offset}`;

/**
 * The answer to a piece: JSON, no envelope. `Received` is where the next one begins. The last one is answered when the
 * file has been checked: 'kept', or 'refused' with what is wrong with it.
 */
export const PieceAnswer = v.object({
  State: v.picklist(['arriving', 'kept', 'refused']),
  Received: v.number(),
  Because: v.optional(v.picklist(['not-allowed', 'damaged', 'too-many-pixels'])),
});
export type PieceAnswer = v.InferOutput<typeof PieceAnswer>;
