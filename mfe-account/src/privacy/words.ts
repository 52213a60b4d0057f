import { defineWords } from 'shared-contracts';

/** What 'Your data' says, on /Account. */
export const privacyWords = defineWords('account', {
  yourData: 'Your data',
  yourDataText: 'Everything we hold about you, in one file. Or leave: then your account and your data are deleted.',
  downloadMyData: 'Download my data',
  gatheringData: 'Gathering your data…',
  dataTooOften: 'You have downloaded your data several times just now. Please try again in a quarter of an hour.',
  dataFailed: 'Your data could not be downloaded. Please try again.',

  deleteAccount: 'Delete my account',
  deleteAccountTitle: 'Delete your account?',
  deleteGoes:
    'Your name, e-mail address, phone number, password, saved addresses and wish list are deleted at once. Your orders lose whom and where they went to, your reviews lose your name. This cannot be undone.',
  deleteKept:
    'Tax law asks us to keep invoices and credit notes, with the name and address on them. Grievances are kept to show how they were settled. You can no longer open orders, invoices and downloads here: save what you need first.',
  deletePassword: 'Your password',
  keepAccount: 'Keep my account',
  confirmDelete: 'Delete my account for good',
  deletingAccount: 'Deleting…',
  wrongPassword: 'Incorrect password!',
  ordersUnderWay:
    'An order, a payment, a refund or a return of yours is still under way. You can delete your account once it is concluded.',
  accountDeleted: 'Your account is deleted.',
});
