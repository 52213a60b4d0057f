const MINUTES_15 = 15 * 60;

/**
 * Attempts to log in, counted alike whether or not the address has an account; forgotten by one that succeeds. From
 * where a person has logged in before they are counted apart (`login-origins.ts`), so that strangers cannot lock them out.
 */
export const LOGIN_PER_ADDRESS = { name: 'login-address', allowed: 10, windowSeconds: MINUTES_15 };
export const LOGIN_PER_ORIGIN = { name: 'login-origin', allowed: 100, windowSeconds: MINUTES_15 };

/** Signing up tells whether an address has an account, so it is limited like logging in (SEC-02). */
export const SIGN_UP_PER_ORIGIN = { name: 'sign-up-origin', allowed: 100, windowSeconds: MINUTES_15 };

export const CODES_PER_ORIGIN = { name: 'password-code-origin', allowed: 30, windowSeconds: MINUTES_15 };
export const CODES_PER_ADDRESS = { name: 'password-code-address', allowed: 5, windowSeconds: 60 * 60 };
/**
 * Each code allows five guesses of an origin: one that requests ever more codes has one chance in 20,000 a day. Counted
 * first, so that one origin cannot use up the codes of an address, hour after hour.
 */
export const CODES_PER_ADDRESS_AND_ORIGIN_A_DAY = {
  name: 'password-code-address-origin-day',
  allowed: 10,
  windowSeconds: 24 * 60 * 60,
};
/** And fifteen of all: any number of origins together have one chance in 2,000 a day. */
export const CODES_PER_ADDRESS_A_DAY = { name: 'password-code-address-day', allowed: 30, windowSeconds: 24 * 60 * 60 };
export const CODE_TRIES_PER_ORIGIN = { name: 'password-try-origin', allowed: 50, windowSeconds: MINUTES_15 };
