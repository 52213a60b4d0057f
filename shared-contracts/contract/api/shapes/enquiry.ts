import * as v from 'valibot';
import { LIMITS } from '../../domain/constants.ts';
import { LanguageCode } from './language-code.ts';
import { emailText, IdempotencyKey, PlainText, requiredText } from './request-fields.ts';

const { name, email, message, attachments } = LIMITS.enquiry;

/**
 * The bot check needs no third party: `Website` is a field that people do not see and leave empty, `FormToken` says
 * when the form was begun, and the rate is limited. What fails it is answered like the rest and not stored.
 */
export const BotSigns = {
  Website: v.optional(v.pipe(PlainText, v.maxLength(500)), ''),
  /** Absent in forms of an earlier release, which are asked to send again. */
  FormToken: v.optional(v.pipe(PlainText, v.maxLength(500)), ''),
};

/** An uploaded file's id: unguessable, and of use once. */
export const AttachmentId = v.pipe(v.string(), v.uuid());

export const PhoneDigits = v.pipe(v.string(), v.trim(), v.regex(/^\d{10,15}$/, 'must be 10 to 15 digits'));

/** What every form that writes to the store sends. */
export const EnquiryFields = {
  Name: requiredText(name),
  Email: emailText(email),
  PhoneNumber: PhoneDigits,
  Message: requiredText(message),
  AttachmentIDs: v.optional(v.pipe(v.array(AttachmentId), v.maxLength(attachments.most)), []),
  /** The language of the mails about it. */
  LanguageCode,
  ...BotSigns,
  IdempotencyKey,
};

export const ENQUIRY_SAVED = 'Saved Successfully';
export const ENQUIRY_TOO_FAST = 'Please take a moment and try again';

/** A list of one. `ReferenceNumber` is what the shopper asks about it by; '' where it was not stored. */
export const EnquiryAnswer = v.array(v.object({ ResponseMsg: v.string(), ReferenceNumber: v.string() }));
