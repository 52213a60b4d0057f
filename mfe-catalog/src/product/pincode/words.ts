import { defineWords } from 'shared-contracts';

export const pincodeWords = defineWords('catalog', {
  checkDelivery: 'Delivery to',
  pincode: 'Pincode',
  check: 'Check',
  checkingPincode: 'Checking…',
  pincodeHelp: 'For the delivery date and assembly at your place.',
  pincodeInvalid: 'A pincode has 6 digits and does not start with 0.',
  pincodeUnknown: 'We know no place with the pincode {code}. Please check its digits.',
  armyPost: '{code} is an army post office, which cannot take furniture. Please give a civil address.',
  notServiceable: 'We do not deliver to {code} ({state}) yet.',
  cityInState: '{city}, {state}',
  deliveredTo: 'We deliver to {place}',
  deliveredBy: 'By {day} to {place} ({min} to {max} days)',
  assemblyIsFree: 'Free assembly in {city}',
  assemblyFee:
    'Assembly costs about {min} to {max}, paid directly to the assembler, who visits within 48 to 72 business hours after delivery.',
  assemblyPaid:
    'Assembly, where it is needed, is paid directly to the assembler, who visits within 48 to 72 business hours after delivery.',
  pincodeUnavailable: 'The pincode could not be checked right now.',
});
