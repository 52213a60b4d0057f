import { type Paise, paise } from 'shared-contracts/domain/money';
import { seededRandom } from '../../seed/large/seeded-random.ts';
import { shareOfUnits } from '../after-sales/share-of-units.ts';
import type { Credit } from '../payments/refunds/read-credits.ts';
import { spreadRefunds } from '../payments/refunds/spread-refunds.ts';
import { containedGst } from '../pricing/gst.ts';
import { creditedLines } from './credited-lines.ts';
import { type InvoiceDocument, type InvoiceLine, sumLines } from './invoice-document.ts';

const TAXES = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const;
const RATES = [0, 500, 1200, 1800, 2800];

interface Sold {
  readonly rate: number;
  readonly price: number;
  readonly quantity?: number;
  readonly discount?: number;
  readonly shipping?: number;
}

function invoiceOf(sold: readonly Sold[], isAcross: boolean): InvoiceDocument {
  const seller = {
    name: 'Store',
    address: '',
    city: '',
    postalCode: '',
    gstin: '',
    stateName: 'Rajasthan',
    stateCode: '08',
  };
  const place = isAcross ? { stateName: 'Karnataka', stateCode: '29' } : { stateName: 'Rajasthan', stateCode: '08' };
  const lines: InvoiceLine[] = sold.map(({ rate, price, quantity = 1, discount = 0, shipping = 0 }, index) => {
    const total = quantity * price - discount + shipping;
    return {
      ...{ description: `Sofa ${index}`, translated: '', hsn: '9401', unit: 'NOS' },
      ...{ quantity, price, discount, shipping, rate },
      ...containedGst(paise(total), rate, isAcross ? 'inter' : 'intra'),
      total,
    };
  });
  return {
    kind: 'invoice',
    isTest: false,
    language: 'en',
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

/** Money for the order as a whole. */
const whole = (amount: Paise): Credit => ({ amount, meant: new Map(), pieces: new Map() });

/** Money for pieces of the line at a place, less what was given back of it before. */
function forPieces(place: number, share: ReturnType<typeof shareOfUnits>, left: number): Credit {
  const amount = paise(Math.min(share.amount, left));
  return { amount, meant: new Map([[place, amount]]), pieces: new Map([[place, share]]) };
}

/** Notes for these credits, one after the other. */
function notesFor(invoice: InvoiceDocument, credits: readonly Credit[]): InvoiceLine[][] {
  return credits.map((_credit, index) => creditedLines(invoice, credits.slice(0, index + 1)));
}

function expectToAddUp(invoice: InvoiceDocument, credits: readonly Credit[]): void {
  const notes = notesFor(invoice, credits);
  expect(notes.map((note) => sumLines(note).total)).toEqual(credits.map((credit) => credit.amount));
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

describe('the credit notes of an invoice', () => {
  // Each note took its tax from its own amount, so that the notes of a wholly refunded order missed some paise of it.
  it('add up to it line by line and tax by tax, whatever the parts [PAY-14] [PAY-03]', () => {
    const random = seededRandom(20_261_121);
    for (let round = 0; round < 500; round += 1) {
      const sold = Array.from({ length: random.between(1, 6) }, () => {
        return { price: random.between(100, 9_000_000), rate: random.oneOf(RATES) };
      });
      const invoice = invoiceOf(sold, random.oneOf([true, false]));
      const credits: Credit[] = [];
      for (let left = invoice.totals.total; left > 0; ) {
        const part = credits.length === 5 ? left : random.between(Math.min(left, 100), left);
        credits.push(whole(paise(part)));
        left -= part;
      }
      expectToAddUp(invoice, credits);
    }
  });

  // A return's money was spread over all lines, so that its note credited articles that had not been sent back.
  it('add up to it over any mix of returned pieces and other refunds, in whatever order they are made [PAY-14] [ACC-11]', () => {
    const random = seededRandom(20_261_122);
    for (let round = 0; round < 500; round += 1) {
      const sold = Array.from({ length: random.between(1, 5) }, () => {
        const [quantity, price] = [random.between(1, 6), random.between(100, 3_000_000)];
        const discount = random.between(0, quantity * price - quantity);
        return { quantity, price, discount, shipping: random.between(0, 50_000), rate: random.oneOf(RATES) };
      });
      const invoice = invoiceOf(sold, random.oneOf([true, false]));
      const totals = invoice.lines.map((line) => line.total);
      const back = invoice.lines.map(() => 0);
      const credits: Credit[] = [];
      for (let step = 0; step < 12; step += 1) {
        const left = invoice.totals.total - credits.reduce((sum, credit) => sum + credit.amount, 0);
        const place = random.between(0, invoice.lines.length - 1);
        const [line, before = 0] = [invoice.lines[place], back[place]];
        if (!line || left === 0) break;
        if (step === 11) credits.push(whole(paise(left)));
        else if (random.oneOf([true, false, false])) credits.push(whole(paise(random.between(1, left))));
        else if (before < line.quantity) {
          const share = shareOfUnits(line, before, random.between(1, line.quantity - before));
          const credit = forPieces(place, share, line.total - (spreadRefunds(totals, credits)[place] ?? 0));
          back[place] = before + share.quantity;
          if (credit.amount > 0) credits.push(credit);
        }
      }
      const rest = invoice.totals.total - credits.reduce((sum, credit) => sum + credit.amount, 0);
      if (rest > 0) credits.push(whole(paise(rest)));
      expectToAddUp(invoice, credits);
      const made = credits.map((credit) => ({ credit, turn: random.between(0, 1_000_000) }));
      made.sort((a, b) => a.turn - b.turn);
      expectToAddUp(
        invoice,
        made.map(({ credit }) => credit),
      );
    }
  });

  it('say returned pieces as pieces, on their line, at its rate [PAY-14] [ACC-11]', () => {
    const sofas = { price: 590_000, quantity: 3, discount: 90_000, shipping: 30_000, rate: 1800 };
    const invoice = invoiceOf([sofas, { price: 210_000, rate: 500 }], true);
    const credit = forPieces(0, shareOfUnits(sofas, 0, 2), 1_710_000);
    expect(creditedLines(invoice, [credit])).toEqual([
      {
        ...invoice.lines[0],
        ...{ quantity: 2, price: 590_000, discount: 60_000, shipping: 20_000 },
        ...{ taxable: 966_102, igst: 173_898, total: 1_140_000 },
      },
    ]);
  });

  it('credit what is left where something was given back for the pieces before [PAY-14] [ACC-11]', () => {
    const [sofa, stool] = [
      { price: 1_180_000, rate: 1800 },
      { price: 1_180_000, rate: 500 },
    ];
    const invoice = invoiceOf([sofa, stool], true);
    const scratch = whole(paise(200_000));
    const credit = forPieces(0, shareOfUnits({ ...sofa, quantity: 1, discount: 0, shipping: 0 }, 0, 1), 1_080_000);
    const [, returned = []] = notesFor(invoice, [scratch, credit]);
    expect(returned).toMatchObject([{ description: 'Sofa 0', quantity: 0, price: 1_080_000, total: 1_080_000 }]);
  });

  it('of the whole at once says its lines again, of a part no pieces [PAY-14]', () => {
    const invoice = invoiceOf(
      [
        { price: 590_000, quantity: 2, rate: 1800 },
        { price: 105_000, quantity: 2, rate: 500 },
      ],
      true,
    );
    expect(creditedLines(invoice, [whole(paise(1_390_000))])).toEqual(invoice.lines);
    const [sofa, stool, ...more] = creditedLines(invoice, [whole(paise(695_000))]);
    expect(sofa).toMatchObject({ quantity: 0, price: 590_000, total: 590_000, taxable: 500_000, igst: 90_000 });
    expect(stool).toMatchObject({ quantity: 0, price: 105_000, total: 105_000, taxable: 100_000, igst: 5000 });
    expect(more).toEqual([]);
  });

  it('of a rupee leaves out lines that get none of it [PAY-14]', () => {
    const invoice = invoiceOf(
      [
        { price: 9_000_000, rate: 1800 },
        { price: 100, rate: 500 },
      ],
      false,
    );
    expect(creditedLines(invoice, [whole(paise(100))]).map((line) => line.description)).toEqual(['Sofa 0']);
  });
});
