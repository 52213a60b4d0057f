import type { Migration } from '../migration.ts';
import * as rankedUnits from './0700-ranked-units.ts';
import * as firstRanks from './0701-first-ranks.ts';
import * as productsByRank from './0702-products-by-rank.ts';
import * as invoicePdfs from './0710-invoice-pdfs.ts';
import * as attachmentArrivals from './0711-attachment-arrivals.ts';
import * as mailsOfAnOrder from './0720-mails-of-an-order.ts';
import * as mailsByOrder from './0721-mails-by-order.ts';
import * as mailsByAddress from './0722-mails-by-address.ts';
import * as mailsByUrgency from './0723-mails-by-urgency.ts';
import * as storeFacts from './0730-store-facts.ts';
import * as productWeights from './0731-product-weights.ts';
import * as englishWords from './0732-english-words.ts';
import * as searchPhrases from './0740-search-phrases.ts';
import * as productsByFoldedSku from './0750-products-by-folded-sku.ts';
import * as judgedTypes from './0751-judged-types.ts';
import * as orderNotes from './0752-order-notes.ts';
import * as productRecalls from './0753-product-recalls.ts';
import * as typedTowns from './0760-typed-towns.ts';
import * as addressesByState from './0761-addresses-by-state.ts';
import * as ordersByWords from './0780-orders-by-words.ts';
import * as ordersByPhone from './0781-orders-by-phone.ts';
import * as arabicTypes from './0790-arabic-types.ts';
import * as plainWords from './0800-plain-words.ts';
import * as productFacts from './0810-product-facts.ts';
import * as productDrawings from './0811-product-drawings.ts';
import * as checkoutDrafts from './0812-checkout-drafts.ts';
import * as emailSpelling from './0820-email-spelling.ts';
import * as productModels from './0830-product-models.ts';
import * as swatches from './0835-swatches.ts';
import * as familiesOfCovers from './0845-families-of-covers.ts';
import * as daysOfOrders from './0846-days-of-orders.ts';
import * as productQuestions from './0847-product-questions.ts';
import * as reviewPictures from './0848-review-pictures.ts';
import * as derivedTexts from './0850-derived-texts.ts';
import * as makingDays from './0852-making-days.ts';
import * as roomPictures from './0857-room-pictures.ts';
import * as webhookEventsByMonth from './0860-webhook-events-by-month.ts';
import * as clientReportsByMonth from './0861-client-reports-by-month.ts';
import * as operatorActsByMonth from './0862-operator-acts-by-month.ts';
import * as consentsByMonth from './0863-consents-by-month.ts';
import * as owedDocuments from './0870-owed-documents.ts';
import * as deletedAccounts from './0871-deleted-accounts.ts';
import * as mailsBeingSent from './0872-mails-being-sent.ts';
import * as waitingBuyers from './0885-waiting-buyers.ts';
import * as couponPeriods from './0890-coupon-periods.ts';

/**
 * What changed since the baseline, by name in order. The first is '0700-…', in a file of its own beside this one. A released
 * migration is never edited: a change is a new one. See docs/operations.md, "Upgrades", for what it may do.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '0700-ranked-units': rankedUnits,
  '0701-first-ranks': firstRanks,
  '0702-products-by-rank': productsByRank,
  '0710-invoice-pdfs': invoicePdfs,
  '0711-attachment-arrivals': attachmentArrivals,
  '0720-mails-of-an-order': mailsOfAnOrder,
  '0721-mails-by-order': mailsByOrder,
  '0722-mails-by-address': mailsByAddress,
  '0723-mails-by-urgency': mailsByUrgency,
  '0730-store-facts': storeFacts,
  '0731-product-weights': productWeights,
  '0732-english-words': englishWords,
  '0740-search-phrases': searchPhrases,
  '0750-products-by-folded-sku': productsByFoldedSku,
  '0751-judged-types': judgedTypes,
  '0752-order-notes': orderNotes,
  '0753-product-recalls': productRecalls,
  '0760-typed-towns': typedTowns,
  '0761-addresses-by-state': addressesByState,
  '0780-orders-by-words': ordersByWords,
  '0781-orders-by-phone': ordersByPhone,
  '0790-arabic-types': arabicTypes,
  '0800-plain-words': plainWords,
  '0810-product-facts': productFacts,
  '0811-product-drawings': productDrawings,
  '0812-checkout-drafts': checkoutDrafts,
  '0820-email-spelling': emailSpelling,
  '0830-product-models': productModels,
  '0835-swatches': swatches,
  '0845-families-of-covers': familiesOfCovers,
  '0846-days-of-orders': daysOfOrders,
  '0847-product-questions': productQuestions,
  '0848-review-pictures': reviewPictures,
  '0850-derived-texts': derivedTexts,
  '0852-making-days': makingDays,
  '0857-room-pictures': roomPictures,
  '0860-webhook-events-by-month': webhookEventsByMonth,
  '0861-client-reports-by-month': clientReportsByMonth,
  '0862-operator-acts-by-month': operatorActsByMonth,
  '0863-consents-by-month': consentsByMonth,
  '0870-owed-documents': owedDocuments,
  '0871-deleted-accounts': deletedAccounts,
  '0872-mails-being-sent': mailsBeingSent,
  '0885-waiting-buyers': waitingBuyers,
  '0890-coupon-periods': couponPeriods,
};
