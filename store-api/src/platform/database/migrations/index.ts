import type { Migration } from 'kysely/migration';
import * as platform from './0001-platform.ts';
import * as catalogue from './0002-catalogue.ts';
import * as places from './0003-places.ts';
import * as content from './0004-content.ts';
import * as changeFeed from './0010-change-feed.ts';
import * as accounts from './0101-accounts.ts';
import * as coupons from './0102-coupons.ts';
import * as orders from './0103-orders.ts';
import * as payments from './0104-payments.ts';
import * as paymentSandbox from './0105-payment-sandbox.ts';
import * as money from './0106-money.ts';
import * as sandboxEvents from './0107-sandbox-events.ts';
import * as invoices from './0108-invoices.ts';
import * as mail from './0109-mail.ts';
import * as couponLimits from './0110-coupon-limits.ts';
import * as promotions from './0111-promotions.ts';
import * as retention from './0115-retention.ts';
import * as addresses from './0121-addresses.ts';
import * as profileVersion from './0130-profile-version.ts';
import * as passwordCodes from './0131-password-codes.ts';
import * as orderRequests from './0135-order-requests.ts';
import * as refundLines from './0136-refund-lines.ts';
import * as accountDeletion from './0140-account-deletion.ts';
import * as codeTriesByOrigin from './0141-code-tries-by-origin.ts';
import * as loginOrigins from './0142-login-origins.ts';
import * as advertisedCoupons from './0143-advertised-coupons.ts';
import * as bestPrices from './0206-best-prices.ts';
import * as sitemap from './0207-sitemap.ts';
import * as searchVocabulary from './0210-search-vocabulary.ts';
import * as productRatings from './0211-product-ratings.ts';
import * as productSets from './0212-product-sets.ts';
import * as listingOrders from './0213-listing-orders.ts';
import * as blog from './0301-blog.ts';
import * as faqs from './0302-faqs.ts';
import * as enquiries from './0303-enquiries.ts';
import * as reviewsAndFavourites from './0304-reviews-and-favourites.ts';
import * as paymentsToAsk from './0420-payments-to-ask.ts';
import * as onePurchase from './0421-one-purchase.ts';
import * as foreignKeys from './0422-foreign-keys.ts';
import * as productSetsByStatement from './0430-product-sets-by-statement.ts';
import * as samplesFilled from './0431-samples-filled.ts';
import * as testInvoices from './0432-test-invoices.ts';
import * as provenAddresses from './0440-proven-addresses.ts';
import * as operatorActs from './0441-operator-acts.ts';
import * as sessionsAndPasskeys from './0442-sessions-and-passkeys.ts';

/** Every step in order. A released step is never edited: a change is a new step. */
export const migrations: Record<string, Migration> = {
  '0001-platform': platform,
  '0002-catalogue': catalogue,
  '0003-places': places,
  '0004-content': content,
  '0010-change-feed': changeFeed,
  '0101-accounts': accounts,
  '0102-coupons': coupons,
  '0103-orders': orders,
  '0104-payments': payments,
  '0105-payment-sandbox': paymentSandbox,
  '0106-money': money,
  '0107-sandbox-events': sandboxEvents,
  '0108-invoices': invoices,
  '0109-mail': mail,
  '0115-retention': retention,
  '0110-coupon-limits': couponLimits,
  '0111-promotions': promotions,
  '0121-addresses': addresses,
  '0130-profile-version': profileVersion,
  '0131-password-codes': passwordCodes,
  '0135-order-requests': orderRequests,
  '0136-refund-lines': refundLines,
  '0140-account-deletion': accountDeletion,
  '0141-code-tries-by-origin': codeTriesByOrigin,
  '0142-login-origins': loginOrigins,
  '0143-advertised-coupons': advertisedCoupons,
  '0206-best-prices': bestPrices,
  '0207-sitemap': sitemap,
  '0210-search-vocabulary': searchVocabulary,
  '0211-product-ratings': productRatings,
  '0212-product-sets': productSets,
  '0213-listing-orders': listingOrders,
  '0301-blog': blog,
  '0302-faqs': faqs,
  '0303-enquiries': enquiries,
  '0304-reviews-and-favourites': reviewsAndFavourites,
  '0420-payments-to-ask': paymentsToAsk,
  '0421-one-purchase': onePurchase,
  '0422-foreign-keys': foreignKeys,
  '0430-product-sets-by-statement': productSetsByStatement,
  '0431-samples-filled': samplesFilled,
  '0432-test-invoices': testInvoices,
  '0440-proven-addresses': provenAddresses,
  '0441-operator-acts': operatorActs,
  '0442-sessions-and-passkeys': sessionsAndPasskeys,
};
