/** The release whose tables the baseline makes. */
export const BASELINE_RELEASE = '0dbce12d21dfd146b4b34714975f395b56d49e0c';

/**
 * The migrations by which releases until then made those tables. The baseline counts as all of them, so that such a release
 * starts on a database that it made, and this one on theirs.
 */
export const BASELINE_MIGRATIONS: readonly string[] = `
  0001-platform
  0002-catalogue
  0003-places
  0004-content
  0010-change-feed
  0101-accounts
  0102-coupons
  0103-orders
  0104-payments
  0105-payment-sandbox
  0106-money
  0107-sandbox-events
  0108-invoices
  0109-mail
  0110-coupon-limits
  0111-promotions
  0115-retention
  0121-addresses
  0130-profile-version
  0131-password-codes
  0135-order-requests
  0136-refund-lines
  0140-account-deletion
  0141-code-tries-by-origin
  0142-login-origins
  0143-advertised-coupons
  0206-best-prices
  0207-sitemap
  0210-search-vocabulary
  0211-product-ratings
  0212-product-sets
  0213-listing-orders
  0301-blog
  0302-faqs
  0303-enquiries
  0304-reviews-and-favourites
  0420-payments-to-ask
  0421-one-purchase
  0422-foreign-keys
  0430-product-sets-by-statement
  0431-samples-filled
  0432-test-invoices
  0440-proven-addresses
  0441-operator-acts
  0442-sessions-and-passkeys
  0450-consents
  0451-least-order
  0460-product-prices
  0461-price-history
  0462-stock-changes
  0470-operators-names
  0471-invoices-by-time
  0472-order-deliveries
  0480-picture-files
  0481-new-products-by-statement
  0482-related-products
  0490-declarations
  0491-quality-order
  0492-rates-and-families
  0493-rules-of-publication
  0500-content-versions
  0501-newest-reviews
  0510-page-pictures
  0511-enquiries-followed
  0520-picture-ages
  0525-rates-and-publication
  0530-newsletter-readers
  0540-families-in-listings
  0545-assembly-fees
  0546-stock-notices
  0547-picture-edges
  0550-discount-sets
  0551-banner-focus
  0570-families-by-seats-and-stock
  0575-used-pictures
  0576-drafts-of-posts
  0580-families-by-grouping
  0590-translations
  0600-search-in-every-language
  0610-promos-and-menus-as-texts
  0630-client-vitals
  0631-watched-rows
  0640-names-in-order
  0650-further-languages
`
  .trim()
  .split(/\s+/);

/** A migration of the baseline that did not run in a database of an earlier release. */
export const lackingMigration = (applied: readonly string[]): string | undefined =>
  BASELINE_MIGRATIONS.find((name) => !applied.includes(name));
