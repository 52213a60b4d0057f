import { invoiceColumns } from './invoice-columns.ts';
import type { InvoiceDocument, InvoiceLine } from './invoice-document.ts';

const LINE: InvoiceLine = {
  description: 'Aarvi Sofa',
  translated: '',
  hsn: '9401',
  quantity: 2,
  unit: 'NOS',
  price: 1_180_000,
  discount: 10_000,
  shipping: 49_900,
  taxable: 2_033_814,
  rate: 1800,
  cgst: 183_043,
  sgst: 183_043,
  igst: 0,
  total: 2_399_900,
};

function written(line: InvoiceLine, placeOfSupply: string, stateTax: InvoiceDocument['stateTax'] = 'SGST') {
  const state = (stateCode: string) => ({
    name: '',
    address: '',
    city: '',
    postalCode: '',
    gstin: '',
    stateName: '',
    stateCode,
  });
  const columns = invoiceColumns({
    kind: 'invoice',
    isTest: false,
    language: 'en',
    number: '',
    issuedAt: '',
    orderNumber: '',
    original: null,
    reason: '',
    seller: state('26'),
    buyer: state(placeOfSupply),
    delivery: null,
    placeOfSupply: state(placeOfSupply),
    stateTax,
    lines: [line],
    totals: { taxable: 0, cgst: 0, sgst: 0, igst: 0, total: 0 },
  });
  return Object.fromEntries(columns.map(({ heading, text }) => [heading, text(line, 1)]));
}

describe('a line of an invoice', () => {
  it('says what Rule 46 asks, with both halves of the tax and of its rate [PAY-14]', () => {
    expect(written(LINE, '26', 'UTGST')).toEqual({
      '#': '1',
      description: 'Aarvi Sofa, with delivery ₹499',
      hsn: '9401',
      quantity: '2 NOS',
      price: '11,800',
      discount: '100',
      taxable: '20,338.14',
      rate: '9+9%',
      cgst: '1,830.43',
      utgst: '1,830.43',
      total: '23,999',
    });
  });

  it('to another state has one tax, also where that is nothing [PAY-14]', () => {
    const free = { ...LINE, shipping: 0, rate: 0, taxable: 2_350_000, cgst: 0, sgst: 0, total: 2_350_000 };
    expect(written(free, '29')).toMatchObject({ description: 'Aarvi Sofa', rate: '0%', igst: '0' });
    expect(written(free, '29')).not.toHaveProperty('cgst');
  });

  it('of which a part is credited names no pieces [PAY-14]', () => {
    expect(written({ ...LINE, quantity: 0, shipping: 0 }, '26')).toMatchObject({
      description: 'Aarvi Sofa (a part of its price)',
      quantity: '',
    });
  });
});
