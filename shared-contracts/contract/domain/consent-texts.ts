/** What is asked before something optional is done, in English: the ledger of consents keeps it with each answer. */
export const CONSENT_TEXTS = {
  'optional-storage': 'May we remember the products you look at? Only in this browser.',
  newsletter: 'New pieces before they reach the shop. Your address serves this letter alone; leave whenever you like.',
} as const;
