import { emailProof } from './account/people/email-proof-mail.ts';
import { passkeyAdded, passwordChanged, passwordCode } from './account/people/password-mails.ts';
import { accountDeleted } from './account/privacy/delete-account.ts';
import { moneyReturned, orderConfirmed, paymentFailed } from './cart-checkout/mails/order-mails.ts';
import {
  orderRequestDecided,
  orderRequested,
  orderRequestForStore,
} from './cart-checkout/mails/order-request-mails.ts';
import type { MailKind } from './platform/mail/mail-kind.ts';

export const MAIL_KINDS: readonly MailKind[] = [
  passwordCode,
  passwordChanged,
  passkeyAdded,
  emailProof,
  accountDeleted,
  orderConfirmed,
  paymentFailed,
  moneyReturned,
  orderRequested,
  orderRequestForStore,
  orderRequestDecided,
];
