import { defineWords } from 'shared-contracts';

/** Texts of ACC-01 are exact, misspellings included. */
export const loginWords = defineWords('account', {
  loginIntro: 'Welcome back. Your orders and saved details are waiting.',
  loggingIn: 'Logging in…',
  forgotPassword: 'Forgot your password?',
  noAccountYet: 'New here?',
  loginSucceeded: 'Login successfully!',
  loginRefused: 'Incorrect email or password!',
  loginFailed: 'An error occured. Please try again!',
  sessionExpired: 'Your session has ended. Please log in again to continue where you left off.',
  loginNeeded: 'Please log in to continue.',
  loggedIn: 'You are logged in.',
  takingYouOn: 'Redirecting…',
  continue: 'Continue',
});
