/** How long texts may be, in characters, and how many of a thing there may be (spec §9). */
export const LIMITS = {
  login: { email: 200, password: 150 },
  signUp: { firstName: 200, lastName: 150, email: 150, password: 150, address: 600 },
  passwordMinimum: 8,
  /** A mailed code: its number of digits, for how many minutes it is valid, and how many tries it allows (ACC-07). */
  passwordCode: { digits: 6, minutes: 10, tries: 5 },
  /** Passkeys of one person, and characters of a name. */
  passkeys: { most: 10, name: 60 },
  /** Addresses of one person (ACC-12). */
  addressBook: 20,
  /** Why an order is cancelled or returned. */
  orderRequestReason: 500,
  /** Contact, customisation and comment forms (CAT-17). */
  enquiry: {
    name: 200,
    email: 150,
    phone: { min: 10, max: 15 },
    message: 2000,
    /** Bytes of one, and characters of its name. */
    attachments: { most: 5, bytes: 10 * 1024 * 1024, name: 100 },
  },
  /** What differs in the form of /bulk-order and /Customized-Furniture (CON-03). */
  bulkEnquiry: { phone: 200, message: 200 },
  review: { title: 120, body: 2000, pictures: 3 },
  /** About a product. */
  question: 1000,
} as const;
