import { defineWords } from 'shared-contracts';

export const instalmentsWords = defineWords('catalog', {
  emiAndPayment: 'EMI & Ways to Pay',
  payment: 'Ways to Pay',
  waysToPay: 'Pay online by UPI, credit or debit card, wallet or net banking.',
  noCashOnDelivery: 'Cash on delivery is not available.',
  emiByCardOnly: 'EMI is available on cards only; your bank approves it and may add its own charges.',
  emiFor: 'Instalments for {price}',
  emiMonths: 'Months',
  emiMonthly: 'Per month',
  emiRate: 'Interest per year',
  emiTotal: 'Total',
  loadingEmi: 'Calculating the instalments…',
  instalmentsUnavailable: 'The instalments cannot be shown right now.',
});
