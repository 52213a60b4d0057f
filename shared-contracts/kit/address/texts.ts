/** Texts of an address form, spread into the words of each team that has one. */
export const addressTexts = {
  fullName: 'Full Name',
  phone: 'Mobile Number',
  phoneHelp: '10 digits, for the delivery team.',
  phoneFault: 'Please enter a 10-digit Indian mobile number',
  street: 'Address',
  streetHelp: 'House, street, area and landmark.',
  indianState: 'State',
  indianCity: 'City',
  chooseState: 'Choose a state',
  chooseCity: 'Choose a city',
  placesFailed: 'The list could not be loaded.',
  pin: 'PIN Code',
  pinFault: 'Please enter a 6-digit PIN code',
  pinOfAnotherState: 'This PIN code is not in the chosen state',
  fieldRefused: 'Please check this field',
} as const;
