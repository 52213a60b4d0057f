import { ordersOfPeople } from './cart-checkout/personal-data.ts';
import { catalogDataOfPeople } from './catalog/personal-data.ts';
import { contentDataOfPeople } from './content/personal-data.ts';
import { consentsOfPeople } from './platform/consents/personal-consents.ts';
import type { PersonalData } from './platform/database/personal-data.ts';
import { mailsOfPeople } from './platform/mail/personal-mails.ts';

/** Stored personal data outside the account. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  ordersOfPeople,
  catalogDataOfPeople,
  mailsOfPeople,
  contentDataOfPeople,
  consentsOfPeople,
];
