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
  /** Of that state. */
  readonly pin: string;
}

/** Somebody the store has not met yet. */
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

/** What tells one of them in a log, however it is written. */
export const PERSONAL = /meera|joshi|9876543210|temple.road|walnut-and-cane/i;
