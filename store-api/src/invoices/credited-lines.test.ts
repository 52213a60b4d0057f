import { type Paise, paise } from 'shared-contracts/domain/money';
import { containedGst } from '../cart/gst.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { creditedLines } from './credited-lines.ts';
import { type InvoiceDocument, type InvoiceLine, sumLines } from './invoice-document.ts';

const TAXES = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const;

function invoiceOf(totals: readonly (readonly [total: number, rate: number])[], isAcross: boolean): InvoiceDocument {
  const seller = { name: 'Store', address: '', gstin: '', stateName: 'Rajasthan', stateCode: '08' };
  const place = isAcross ? { stateName: 'Karnataka', stateCode: '29' } : { stateName: 'Rajasthan', stateCode: '08' };
  const lines: InvoiceLine[] = totals.map(([total, rate], index) => ({
    description: `Sofa ${index}`,
    hsn: '9401',
    quantity: 2,
    unit: 'NOS',
    price: total / 2,
    discount: 0,
    shipping: 0,
    rate,
    ...containedGst(paise(total), rate, isAcross ? 'inter' : 'intra'),
    total,
  }));
  return {
    kind: 'invoice',
    number: 'INV/26-27/000001',
    issuedAt: '2026-11-21T09:00:00.000Z',
    orderNumber: 'KC-2026-000001',
    original: null,
    reason: '',
    seller,
    buyer: { ...seller, ...place },
    delivery: null,
    placeOfSupply: place,
    stateTax: 'SGST',
    lines,
    totals: sumLines(lines),
  };
}

/** Notes for these parts of an invoice, one after the other. */
function notesFor(invoice: InvoiceDocument, parts: readonly Paise[]): InvoiceLine[][] {
  return parts.map((part, index) => creditedLines(invoice, parts.slice(0, index), part));
}

describe('the credit notes of an invoice', () => {
  // Each note took its tax from its own amount, so that the notes of a wholly refunded order missed some paise of it.
  it('add up to it line by line and tax by tax, whatever the parts [PAY-14] [PAY-03]', () => {
    const random = seededRandom(20_261_121);
    for (let round = 0; round < 500; round += 1) {
      const lines = Array.from({ length: random.between(1, 6) }, () => {
        return [random.between(100, 9_000_000), random.oneOf([0, 500, 1200, 1800, 2800])] as const;
      });
      const invoice = invoiceOf(lines, random.oneOf([true, false]));
      const parts: Paise[] = [];
      for (let left = invoice.totals.total; left > 0; ) {
        const part = parts.length === 5 ? left : random.between(Math.min(left, 100), left);
        parts.push(paise(part));
        left -= part;
      }
      const notes = notesFor(invoice, parts);
      expect(notes.map((note) => sumLines(note).total)).toEqual(parts);
      for (const line of invoice.lines) {
        const credited = notes.flat().filter(({ description }) => description === line.description);
        for (const part of credited) {
          expect(part.total).toBeGreaterThan(0);
          expect(part.taxable + part.cgst + part.sgst + part.igst).toBe(part.total);
          expect(part.cgst).toBe(part.sgst);
        }
        const together = sumLines(credited);
        expect(TAXES.map((tax) => together[tax])).toEqual(TAXES.map((tax) => line[tax]));
      }
    }
  });

  it('of the whole at once says its lines again, of a part no pieces [PAY-14]', () => {
    const invoice = invoiceOf(
      [
        [1_180_000, 1800],
        [210_000, 500],
      ],
      true,
    );
    expect(creditedLines(invoice, [], paise(1_390_000))).toEqual(invoice.lines);
    const [sofa, stool, ...more] = creditedLines(invoice, [], paise(695_000));
    expect(sofa).toMatchObject({ quantity: 0, price: 590_000, total: 590_000, taxable: 500_000, igst: 90_000 });
    expect(stool).toMatchObject({ quantity: 0, price: 105_000, total: 105_000, taxable: 100_000, igst: 5000 });
    expect(more).toEqual([]);
  });

  it('of a rupee leaves out lines that get none of it [PAY-14]', () => {
    const invoice = invoiceOf(
      [
        [9_000_000, 1800],
        [100, 500],
      ],
      false,
    );
    expect(creditedLines(invoice, [], paise(100)).map((line) => line.description)).toEqual(['Sofa 0']);
  });
});
