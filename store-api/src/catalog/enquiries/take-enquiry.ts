import type { FastifyRequest } from 'fastify';
import type { WireAnswer } from 'shared-contracts/api/call';
import type { contactUs } from 'shared-contracts/api/contact-us';
import { ENQUIRY_SAVED, ENQUIRY_TOO_FAST } from 'shared-contracts/api/shapes/enquiry';
import type { EnquiryKind } from 'shared-contracts/api/shapes/enquiry-state';
import type { InferOutput } from 'valibot';
import { exists } from '../../platform/database/exists.ts';
import type { BotCheck } from '../../platform/forms/bot-check.ts';
import type { Api } from '../../platform/http/api.ts';
import { personBehind } from '../../platform/http/calls.ts';
import { invalidField } from '../../platform/http/problems.ts';
import { writeOnce } from '../../platform/http/write-once.ts';
import { attach } from './attachments/attachments-repository.ts';
import { addEnquiry, drawEnquiryReference, type NewEnquiry } from './enquiries-repository.ts';
import { mailReceived } from './mail-enquiry.ts';

/** What any of the forms sends. */
export interface SentEnquiry extends InferOutput<(typeof contactUs)['request']> {
  readonly ProductId?: number;
  readonly OrderNumber?: string;
  readonly request: FastifyRequest;
}

/** Stores an enquiry once, with its mails. What fails the bot check is not stored. */
export async function takeEnquiry(
  api: Api,
  botCheck: BotCheck,
  kind: EnquiryKind,
  { request, Website, FormToken, IdempotencyKey, ...sent }: SentEnquiry,
): Promise<WireAnswer<typeof contactUs>> {
  const now = api.now();
  switch (botCheck.judge({ Website, FormToken })) {
    case 'trapped':
      // A program gets a person's answer, so that trials do not reveal the trap.
      return [{ ResponseMsg: ENQUIRY_SAVED, ReferenceNumber: drawEnquiryReference(kind, now) }];
    case 'hasty':
      return [{ ResponseMsg: ENQUIRY_TOO_FAST, ReferenceNumber: '' }];
    case 'person':
      break;
  }
  if (sent.ProductId !== undefined) await requireProduct(api, sent.ProductId);
  const userId = await personBehind(api, request);
  const { LanguageCode, ...typed } = sent;
  // Neither the form's token nor the language, which may change, make it another request.
  const keyed = { scope: `enquiry-${kind}`, key: IdempotencyKey, request: typed };
  const ReferenceNumber = await writeOnce(api.db, keyed, async (trx) => {
    const { enquiryId, reference } = await addEnquiry(trx, { ...asRow(kind, sent), user_id: userId }, now);
    await attach(trx, enquiryId, sent.AttachmentIDs);
    await mailReceived(trx, enquiryId, api.settings.store, now);
    return reference;
  });
  return [{ ResponseMsg: ENQUIRY_SAVED, ReferenceNumber }];
}

async function requireProduct({ db }: Api, productId: number): Promise<void> {
  const products = db.selectFrom('products').select('product_id').where('is_published', '=', true);
  if (await exists(products.where('product_id', '=', productId))) return;
  throw invalidField('ProductId', 'There is no such product.');
}

function asRow(
  kind: EnquiryKind,
  sent: Omit<SentEnquiry, 'request' | 'Website' | 'FormToken' | 'IdempotencyKey'>,
): NewEnquiry {
  return {
    kind,
    name: sent.Name,
    email: sent.Email,
    phone_number: sent.PhoneNumber,
    message: sent.Message,
    language: sent.LanguageCode,
    product_id: sent.ProductId ?? null,
    order_number: sent.OrderNumber ?? '',
  };
}
