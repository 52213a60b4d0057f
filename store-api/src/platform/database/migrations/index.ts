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
import * as consents from './0450-consents.ts';
import * as leastOrder from './0451-least-order.ts';
import * as productPrices from './0460-product-prices.ts';
import * as priceHistory from './0461-price-history.ts';
import * as stockChanges from './0462-stock-changes.ts';
import * as operatorsNames from './0470-operators-names.ts';
import * as invoicesByTime from './0471-invoices-by-time.ts';
import * as orderDeliveries from './0472-order-deliveries.ts';
import * as pictureFiles from './0480-picture-files.ts';
import * as newProductsByStatement from './0481-new-products-by-statement.ts';
import * as relatedProducts from './0482-related-products.ts';
import * as declarations from './0490-declarations.ts';
import * as qualityOrder from './0491-quality-order.ts';
import * as ratesAndFamilies from './0492-rates-and-families.ts';
import * as rulesOfPublication from './0493-rules-of-publication.ts';
import * as contentVersions from './0500-content-versions.ts';
import * as newestReviews from './0501-newest-reviews.ts';
import * as pagePictures from './0510-page-pictures.ts';
import * as enquiriesFollowed from './0511-enquiries-followed.ts';
import * as pictureAges from './0520-picture-ages.ts';
import * as ratesAndPublication from './0525-rates-and-publication.ts';
import * as newsletterReaders from './0530-newsletter-readers.ts';
import * as familiesInListings from './0540-families-in-listings.ts';
import * as assemblyFees from './0545-assembly-fees.ts';
import * as stockNotices from './0546-stock-notices.ts';
import * as pictureEdges from './0547-picture-edges.ts';
import * as discountSets from './0550-discount-sets.ts';
import * as bannerFocus from './0551-banner-focus.ts';
import * as familiesBySeatsAndStock from './0570-families-by-seats-and-stock.ts';
import * as usedPictures from './0575-used-pictures.ts';
import * as draftsOfPosts from './0576-drafts-of-posts.ts';
import * as familiesByGrouping from './0580-families-by-grouping.ts';
import * as translations from './0590-translations.ts';
import * as searchInEveryLanguage from './0600-search-in-every-language.ts';
import * as promosAndMenusAsTexts from './0610-promos-and-menus-as-texts.ts';
import * as clientVitals from './0630-client-vitals.ts';
import * as watchedRows from './0631-watched-rows.ts';
import * as namesInOrder from './0640-names-in-order.ts';
import * as furtherLanguages from './0650-further-languages.ts';

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
  '0450-consents': consents,
  '0451-least-order': leastOrder,
  '0470-operators-names': operatorsNames,
  '0471-invoices-by-time': invoicesByTime,
  '0472-order-deliveries': orderDeliveries,
  '0460-product-prices': productPrices,
  '0461-price-history': priceHistory,
  '0462-stock-changes': stockChanges,
  '0480-picture-files': pictureFiles,
  '0481-new-products-by-statement': newProductsByStatement,
  '0482-related-products': relatedProducts,
  '0500-content-versions': contentVersions,
  '0501-newest-reviews': newestReviews,
  '0510-page-pictures': pagePictures,
  '0490-declarations': declarations,
  '0491-quality-order': qualityOrder,
  '0492-rates-and-families': ratesAndFamilies,
  '0493-rules-of-publication': rulesOfPublication,
  '0511-enquiries-followed': enquiriesFollowed,
  '0520-picture-ages': pictureAges,
  '0525-rates-and-publication': ratesAndPublication,
  '0530-newsletter-readers': newsletterReaders,
  '0540-families-in-listings': familiesInListings,
  '0545-assembly-fees': assemblyFees,
  '0546-stock-notices': stockNotices,
  '0547-picture-edges': pictureEdges,
  '0550-discount-sets': discountSets,
  '0551-banner-focus': bannerFocus,
  '0570-families-by-seats-and-stock': familiesBySeatsAndStock,
  '0575-used-pictures': usedPictures,
  '0576-drafts-of-posts': draftsOfPosts,
  '0580-families-by-grouping': familiesByGrouping,
  '0590-translations': translations,
  '0600-search-in-every-language': searchInEveryLanguage,
  '0610-promos-and-menus-as-texts': promosAndMenusAsTexts,
  '0630-client-vitals': clientVitals,
  '0631-watched-rows': watchedRows,
  '0640-names-in-order': namesInOrder,
  '0650-further-languages': furtherLanguages,
};
