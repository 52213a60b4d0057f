import { stateTaxOf } from './state-tax.ts';

test.each([
  ['Rajasthan', '08', 'SGST'],
  ['Delhi', '07', 'SGST'],
  ['Puducherry', '34', 'SGST'],
  ['Jammu and Kashmir', '01', 'SGST'],
  ['Chandigarh', '04', 'UTGST'],
  ['Dadra and Nagar Haveli and Daman and Diu', '26', 'UTGST'],
  ['Lakshadweep', '31', 'UTGST'],
  ['Andaman and Nicobar Islands', '35', 'UTGST'],
  ['Ladakh', '38', 'UTGST'],
])('%s (%s) levies %s [PAY-14]', (_, gstCode, tax) => {
  expect(stateTaxOf(gstCode)).toBe(tax);
});
