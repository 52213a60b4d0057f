import { defineWords } from 'shared-contracts';

export const pincodeWords = defineWords('catalog', {
  checkDelivery: 'Delivery to',
  pincode: 'Pincode',
  check: 'Check',
  checkingPincode: 'Checking…',
  pincodeHelp: 'To see the delivery date and assembly options.',
  pincodeInvalid: 'A pincode has 6 digits and does not start with 0.',
  pincodeUnknown: 'We could not find the pincode {code}. Please check its digits.',
  armyPost: '{code} is an army post office, which does not accept furniture. Please give a civilian address.',
  notServiceable: 'We do not deliver to {code} ({state}) yet.',
  cityInState: '{city}, {state}',
  deliveredTo: 'We deliver to {place}',
  deliveredBy: 'By {day} to {place}',
  assemblyIsFree: 'Free assembly in {city}',
  assemblyFee:
    'Assembly costs about {min} to {max}, paid directly to the assembler, who visits within 48 to 72 business hours after delivery.',
  assemblyPaid:
    'Assembly, if needed, is paid directly to the assembler, who visits within 48 to 72 business hours after delivery.',
  pincodeUnavailable: 'The pincode could not be checked right now.',
});
