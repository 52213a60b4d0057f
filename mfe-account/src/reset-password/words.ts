import { defineWords } from 'shared-contracts';

export const resetWords = defineWords('account', {
  resetIntro: 'We e-mail you a code. With it you choose a new password.',
  sendCode: 'Send me a code',
  sendingCode: 'Sending…',
  hasCode: 'I have a code already',
  codeFromMail: 'Please enter the code of our last e-mail to this address.',
  codeOnItsWay: {
    one: 'If this address has an account, a code is on its way. It works for 1 minute.',
    other: 'If this address has an account, a code is on its way. It works for {n} minutes.',
  },
  newCodeOnItsWay: 'If this address has an account, a new code is on its way. The ones before no longer work.',
  otherEmail: 'Use another e-mail address',
  code: 'Code',
  codeHelp: '{digits} digits, from the e-mail. Look in the spam folder too.',
  codeMalformed: 'Please enter the {digits} digits of the code',
  codeRefused: 'Invalid or expired code',
  mayBeChanged: 'Your password may have been changed already. Please try to log in with the new one.',
  newPassword: 'New password',
  changePasswordNow: 'Change password',
  changingPassword: 'Changing…',
  passwordChanged: 'Your password is changed. Please log in with it.',
  newCode: 'Send a new code',
  newCodeIn: { one: 'You can ask for a new code in 1 second.', other: 'You can ask for a new code in {n} seconds.' },
});
