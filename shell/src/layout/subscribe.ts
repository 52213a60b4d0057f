import { type ApiClient, contractWords, type Language, translator } from 'shared-contracts';
import { insertSubscriber } from 'shared-contracts/api/insert-subscriber';
import { LIMITS } from 'shared-contracts/domain/constants';
import { checkField } from 'shared-contracts/domain/validation';
import { faultText } from 'shared-contracts/kit/field-fault';

type SubscribeAnswer =
  | { readonly kind: 'subscribed' }
  | { readonly kind: 'invalid'; readonly text: string }
  | { readonly kind: 'failed' };

interface Subscription {
  readonly email: string;
  /** The field's label, which its faults name. */
  readonly label: string;
  readonly language: Language;
}

/** Adds an address to the newsletter's list; one that is already on it stays (SH-08). */
export async function subscribe(api: ApiClient, { email, label, language }: Subscription): Promise<SubscribeAnswer> {
  const fault = checkField(email, { required: true, max: LIMITS.enquiry.email, email: true });
  if (fault) return { kind: 'invalid', text: faultText(translator(contractWords, language), fault, label) };
  const answer = await api.call(insertSubscriber, { EmailAddress: email.trim(), LanguageCode: language });
  return { kind: answer.ok ? 'subscribed' : 'failed' };
}
