import { emailProof } from './account/people/email-proof-mail.ts';
import { passkeyAdded, passwordChanged, passwordCode } from './account/people/password-mails.ts';
import { accountDeleted } from './account/privacy/delete-account.ts';
import { orderForStore } from './cart-checkout/mails/order-for-store.ts';
import {
  moneyReturned,
  orderAddressChanged,
  orderConfirmed,
  orderDispatched,
  paymentFailed,
} from './cart-checkout/mails/order-mails.ts';
import {
  orderRequestDecided,
  orderRequested,
  orderRequestForStore,
} from './cart-checkout/mails/order-request-mails.ts';
import { productRecalled } from './cart-checkout/mails/recall-mail.ts';
import { enquiryAnswered, enquiryForStore, enquiryReceived } from './catalog/enquiries/enquiry-mails.ts';
import { questionAnswered, questionForStore } from './catalog/reviews/questions/question-mails.ts';
import { noticeAsked, noticeBack } from './catalog/stock-notices/notice-mails.ts';
import { newsletterBegun } from './content/newsletter/newsletter-mail.ts';
import type { MailKind } from './platform/mail/mail-kind.ts';

export const MAIL_KINDS: readonly MailKind[] = [
  passwordCode,
  passwordChanged,
  passkeyAdded,
  emailProof,
  accountDeleted,
  orderConfirmed,
  orderForStore,
  paymentFailed,
  moneyReturned,
  orderDispatched,
  orderAddressChanged,
  productRecalled,
  orderRequested,
  orderRequestForStore,
  orderRequestDecided,
  enquiryReceived,
  enquiryForStore,
  enquiryAnswered,
  questionForStore,
  questionAnswered,
  newsletterBegun,
  noticeAsked,
  noticeBack,
];
