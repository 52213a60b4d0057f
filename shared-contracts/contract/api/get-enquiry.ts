import * as v from 'valibot';
import { LIMITS } from '../domain/constants.ts';
import { defineCall } from './call.ts';
import { emailText, optionalText, requiredText } from './shapes/request-fields.ts';

export const ENQUIRY_KINDS = ['contact', 'bulk', 'customised', 'customization', 'grievance'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

export const ENQUIRY_STATES = ['received', 'assigned', 'answered', 'closed'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

export const getEnquiry = defineCall({
  name: 'get-enquiry',
  // A first request with `Proof` writes. Repeating it would change nothing, but the declaration must name the write.
  effect: 'write',
  summary:
    'The status of an enquiry, for its sender. Null where number and address do not belong together, whichever of them is wrong.',
  request: v.object({
    ReferenceNumber: requiredText(20),
    Email: emailText(LIMITS.enquiry.email),
    /** From the mail that acknowledged it: proves the address, so that answers are mailed. */
    Proof: optionalText(200),
  }),
  answer: v.nullable(
    v.object({
      ReferenceNumber: v.string(),
      Kind: v.picklist(ENQUIRY_KINDS),
      State: v.picklist(ENQUIRY_STATES),
      /** Times are UTC. */
      SentOn: v.string(),
      /** The first answer, or a complaint's acknowledgement, at the latest. */
      AnswerBy: v.string(),
      /** When a complaint is settled at the latest. */
      SettledBy: v.optional(v.string()),
      /** What has happened, oldest first; `Words` are the store's answer. */
      Acts: v.array(v.object({ At: v.string(), State: v.picklist(ENQUIRY_STATES), Words: v.string() })),
      /** The sender's own files; addresses are valid for ten minutes. */
      Attachments: v.array(v.object({ FileName: v.string(), Bytes: v.number(), Url: v.string() })),
      /** Whether answers are mailed too. */
      IsMailed: v.boolean(),
    }),
  ),
});
