import { persistedAtom } from 'shared-contracts';

/**
 * Whose traces this browser holds: a UserID, or 0 for nobody's but a visitor's. It outlives a session that merely
 * expired, so that the next one to log in finds nothing of them, and goes with a logout, which tells the other tabs.
 */
export const TRACES_OF_KEY = 'store:tracesOf';

export const $tracesOf = persistedAtom(TRACES_OF_KEY, 0, {
  decode: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined),
  encode: (userId) => (userId ? String(userId) : null),
});
