import { randomUUID } from 'node:crypto';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly address: string;
  /** Ten digits. */
  readonly mobile: string;
  readonly state: string;
  readonly city: string;
  /** In that state. */
  readonly pin: string;
}

/** A new shopper. */
export function somebody(): Person {
  return {
    firstName: 'Meera',
    lastName: 'Joshi',
    email: `meera.${randomUUID().slice(0, 8)}@example.com`,
    password: 'walnut-and-cane-7',
    address: '14 Temple Road, Shastri Nagar',
    mobile: '9876543210',
    state: 'Rajasthan',
    city: 'Jodhpur',
    pin: '342001',
  };
}

/** Personal data that must not appear in logs, in any notation. */
export const PERSONAL = /meera|joshi|9876543210|temple.road|walnut-and-cane/i;
