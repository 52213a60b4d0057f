import * as v from 'valibot';
import { LIMITS } from '../../domain/constants.ts';
import { passwordLength } from '../../domain/password-length.ts';

const MAXIMUM = LIMITS.signUp.password;
const MINIMUM = LIMITS.passwordMinimum;
/** No character is taken apart into more than this many: what one keyboard composes, another sends in pieces. */
const PIECES = 4;

const fits = v.check(
  (password: string) => passwordLength(password) <= MAXIMUM,
  `must be at most ${MAXIMUM} characters`,
);
const oneFault = { abortPipeEarly: true } as const;

/** Answers to a new password that is easily guessed: one of the best known, or made of the person's own words. */
export const PASSWORD_REFUSALS = ['Password too common', 'Password too personal'] as const;

/** A password as somebody knows it. Takes every spelling of whatever `NewPassword` has let in. */
export const GivenPassword = v.config(v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAXIMUM * PIECES), fits), oneFault);

/** A password to be set: its length holds as typed and as compared, so that no account is locked by it. */
export const NewPassword = v.config(
  v.pipe(
    v.string(),
    v.minLength(MINIMUM),
    v.maxLength(MAXIMUM),
    v.check((password) => passwordLength(password) >= MINIMUM, `must be at least ${MINIMUM} characters`),
    fits,
  ),
  oneFault,
);
