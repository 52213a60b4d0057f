const MINUTES_15 = 15 * 60;

/**
 * Login attempts, counted for known and unknown addresses alike; a successful login resets them. Attempts from a known
 * origin of the person are counted separately (`login-origins.ts`), so that strangers cannot lock them out.
 */
export const LOGIN_PER_ADDRESS = { name: 'login-address', allowed: 10, windowSeconds: MINUTES_15 };
export const LOGIN_PER_ORIGIN = { name: 'login-origin', allowed: 100, windowSeconds: MINUTES_15 };

/** Sign-up reveals whether an address has an account, so it is limited like login (SEC-02). */
export const SIGN_UP_PER_ORIGIN = { name: 'sign-up-origin', allowed: 100, windowSeconds: MINUTES_15 };

export const CODES_PER_ORIGIN = { name: 'password-code-origin', allowed: 30, windowSeconds: MINUTES_15 };
export const CODES_PER_ADDRESS = { name: 'password-code-address', allowed: 5, windowSeconds: 60 * 60 };
/**
 * Each code allows five guesses per origin, so one origin has one chance in 20,000 a day. Counted before the limit per
 * address, so that one origin cannot use up the codes of an address every hour.
 */
export const CODES_PER_ADDRESS_AND_ORIGIN_A_DAY = {
  name: 'password-code-address-origin-day',
  allowed: 10,
  windowSeconds: 24 * 60 * 60,
};
/** Each code allows fifteen guesses in all: any number of origins together have one chance in 2,000 a day. */
export const CODES_PER_ADDRESS_A_DAY = { name: 'password-code-address-day', allowed: 30, windowSeconds: 24 * 60 * 60 };
/** Links that prove an account's address; they go to unproven addresses. */
export const PROOFS_PER_PERSON = { name: 'email-proof', allowed: 3, windowSeconds: 60 * 60 };
export const PROOFS_A_DAY = { name: 'email-proof-day', allowed: 6, windowSeconds: 24 * 60 * 60 };

/** A stolen token must not help to guess the password. A right one resets the count. */
export const PASSWORD_CONFIRMATIONS = { name: 'password-confirmation', allowed: 5, windowSeconds: MINUTES_15 };

/** Each login with a passkey is two calls. */
export const PASSKEY_LOGINS_PER_ORIGIN = { name: 'passkey-login-origin', allowed: 200, windowSeconds: MINUTES_15 };

export const CODE_TRIES_PER_ORIGIN = { name: 'password-try-origin', allowed: 50, windowSeconds: MINUTES_15 };
