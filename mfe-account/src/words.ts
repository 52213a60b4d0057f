import { defineWords } from 'shared-contracts';

/** Texts that several pages share. Texts of the ledger are exact. */
export const words = defineWords('account', {
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',

  loginTitle: 'Log in',
  logIn: 'Log in',
  createAccount: 'Create an account',
  tooManyAttempts: {
    one: 'Too many attempts. Please try again in 1 minute.',
    other: 'Too many attempts. Please try again in {n} minutes.',
  },

  signUpTitle: 'Create an account',
  passwordHelp: 'At least {min} characters.',
  passwordWeak: 'Weak: make it longer or mix letters, digits and symbols.',
  passwordFair: 'Fair: a few more characters make it strong.',
  passwordStrong: 'Strong password.',
  passwordTooCommon: 'This is one of the most common passwords. Please choose another one.',
  passwordTooPersonal: 'This is based on your name, your email address or our name. Please choose another one.',

  resetTitle: 'Reset your password',
  cancel: 'Cancel',
  failed: 'An error occurred. Please try again!',
  retry: 'Try again',

  accountNavigation: 'Your account',
  navOverview: 'Overview',
  navOrders: 'Orders',
  navAddresses: 'Addresses',
  navProfile: 'Profile',
  navWishList: 'Wish list',
  logOut: 'Logout',

  overviewTitle: 'Your account',

  profileTitle: 'My Profile',

  addressesTitle: 'Addresses',
  startShopping: 'Start shopping',

  ordersTitle: 'Orders History',
});
