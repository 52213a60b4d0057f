import { invoiceColumns } from './invoice-columns.ts';
import type { InvoiceDocument, InvoiceLine } from './invoice-document.ts';

const LINE: InvoiceLine = {
  description: 'Aarvi Sofa',
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
      Description: 'Aarvi Sofa, with delivery ₹499.00',
      'HSN/SAC': '9401',
      Qty: '2 NOS',
      Price: '11,800.00',
      Discount: '100.00',
      Taxable: '20,338.14',
      Rate: '9+9%',
      CGST: '1,830.43',
      UTGST: '1,830.43',
      Total: '23,999.00',
    });
  });

  it('to another state has one tax, also where that is nothing [PAY-14]', () => {
    const free = { ...LINE, shipping: 0, rate: 0, taxable: 2_350_000, cgst: 0, sgst: 0, total: 2_350_000 };
    expect(written(free, '29')).toMatchObject({ Description: 'Aarvi Sofa', Rate: '0%', IGST: '0.00' });
    expect(written(free, '29')).not.toHaveProperty('CGST');
  });

  it('of which a part is credited names no pieces [PAY-14]', () => {
    expect(written({ ...LINE, quantity: 0, shipping: 0 }, '26')).toMatchObject({
      Description: 'Aarvi Sofa (a part of its price)',
      Qty: '',
    });
  });
});
