import * as v from 'valibot';

export const ENQUIRY_KINDS = ['contact', 'bulk', 'customised', 'customization', 'grievance'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

export const ENQUIRY_STATES = ['received', 'assigned', 'answered', 'closed'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** An enquiry as its sender follows it. */
export const Enquiry = v.object({
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
});
export type Enquiry = v.InferOutput<typeof Enquiry>;
