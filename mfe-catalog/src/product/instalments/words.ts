import { defineWords } from 'shared-contracts';

export const instalmentsWords = defineWords('catalog', {
  emiAndPayment: 'EMI & Ways to Pay',
  payment: 'Ways to Pay',
  waysToPay: 'Pay online by UPI, credit or debit card, wallet or net banking.',
  noCashOnDelivery: 'There is no cash on delivery.',
  emiByCardOnly: 'EMI is for cards only; your bank decides on it and may add its own charges.',
  emiFor: 'Instalments for {price}',
  emiMonths: 'Months',
  emiMonthly: 'A month',
  emiRate: 'Interest a year',
  emiTotal: 'In total',
  loadingEmi: 'Working out the instalments…',
  instalmentsUnavailable: 'The instalments cannot be shown right now.',
});
