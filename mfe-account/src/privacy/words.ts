import { defineWords } from 'shared-contracts';

/** What 'Your data' says, on /Account. */
export const privacyWords = defineWords('account', {
  yourData: 'Your data',
  yourDataText: 'Download everything we hold about you in one file, or delete your account and your data.',
  downloadMyData: 'Download my data',
  gatheringData: 'Preparing your data…',
  dataTooOften: 'You have downloaded your data several times. Please try again in 15 minutes.',
  dataFailed: 'Your data could not be downloaded. Please try again.',

  deleteAccount: 'Delete my account',
  deleteAccountTitle: 'Delete your account?',
  deleteGoes:
    'Your name, email address, phone number, password, saved addresses and wish list are deleted immediately. The name and address are removed from your orders, and your name from your reviews and questions. This cannot be undone.',
  deleteKept:
    'Tax law requires us to keep invoices and credit notes, with the name and address on them. Grievances are kept to show how they were settled. You will no longer be able to open orders, invoices and downloads here, so save what you need first.',
  deletePassword: 'Your password',
  keepAccount: 'Keep my account',
  confirmDelete: 'Delete my account for good',
  deletingAccount: 'Deleting…',
  wrongPassword: 'Incorrect password!',
  ordersUnderWay:
    'You have an order, payment, refund or return in progress. You can delete your account once it is complete.',
  accountDeleted: 'Your account has been deleted.',
});
