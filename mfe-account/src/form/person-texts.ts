export const personTexts = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  postalCode: 'Postal Code',
  mobile: 'Mobile',
  address: 'Shipping Address',
} as const;
