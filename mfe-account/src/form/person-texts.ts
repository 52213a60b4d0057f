/** What a person's fields are called, on every form that asks for them. */
export const personTexts = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  postalCode: 'Postal Code',
  mobile: 'Mobile',
  address: 'Shipping Address',
} as const;
