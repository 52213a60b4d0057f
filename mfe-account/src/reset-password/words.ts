import { defineWords } from 'shared-contracts';

export const resetWords = defineWords('account', {
  resetIntro: 'We will email you a code to set a new password.',
  sendCode: 'Send me a code',
  sendingCode: 'Sending…',
  hasCode: 'I already have a code',
  codeFromMail: 'Please enter the code from our latest email to this address.',
  codeOnItsWay: {
    one: 'If this address has an account, a code is on its way. It works for 1 minute.',
    other: 'If this address has an account, a code is on its way. It works for {n} minutes.',
  },
  newCodeOnItsWay: 'If this address has an account, a new code is on its way. Earlier codes no longer work.',
  otherEmail: 'Use another email address',
  code: 'Code',
  codeHelp: '{digits} digits, from the email. Look in the spam folder too.',
  codeMalformed: 'Please enter the {digits} digits of the code',
  codeRefused: 'Invalid or expired code',
  mayBeChanged: 'Your password may have been changed already. Please try to log in with the new one.',
  newPassword: 'New password',
  changePasswordNow: 'Change password',
  changingPassword: 'Changing…',
  passwordChanged: 'Your password has been changed. Please log in with the new one.',
  newCode: 'Send a new code',
  newCodeIn: { one: 'You can request a new code in 1 second.', other: 'You can request a new code in {n} seconds.' },
});
