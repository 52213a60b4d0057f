import { defineWords } from 'shared-contracts';
import { personTexts } from '../form/person-texts.ts';
import { placeWords } from '../places/words.ts';

/** What the sign-up page says. Texts of ACC-03 are exact. */
export const signUpWords = defineWords('account', {
  ...personTexts,
  ...placeWords.english,
  password: 'Password',
  signUpIntro: 'One account for orders, delivery and downloads.',
  signUpAccepts: 'By creating an account you accept our',
  privacyNotice: 'privacy notice',
  signUp: 'Create account',
  signingUp: 'Creating your account…',
  alreadyCustomer: 'Already have an account?',
  signUpSucceeded: 'Account created successfully!',
  emailTaken: 'Email already exists!',
});
