import type { InvoiceParty } from './invoice-document.ts';
import { BODY, type InvoiceSheet, PAGE, PAGE_WIDTH, rule, SOFT, STRONG } from './invoice-sheet.ts';
import { indianDate, promisedDay } from './invoice-texts.ts';
import type { InvoiceWord } from './invoice-words.ts';

/** The column of number, date and place of supply. */
const FACTS = { left: 345, valueWidth: 138, row: 13 } as const;
const SELLER_WIDTH = 270;
const PARTY_WIDTH = 275;

/** Seller, number, date and who buys; answers the y below them. */
export function drawParties(sheet: InvoiceSheet, top: number): number {
  const { write, document } = sheet;
  const below = Math.max(drawSeller(sheet, top), drawFacts(sheet, top)) + 10;
  rule(sheet, below);
  let y = below + 10;
  const left = drawParty(sheet, 'billedTo', document.buyer, { x: PAGE.left, y });
  y = Math.max(left, document.delivery ? drawParty(sheet, 'deliveredTo', document.delivery, { x: 320, y }) : y);
  if (document.reason) {
    const reason = `${withSecondary(sheet, 'reason')}: ${document.reason}`;
    y = write.block(reason, { x: PAGE.left, y: y + 4, width: PAGE_WIDTH }, BODY);
  }
  return y + 12;
}

function drawSeller(sheet: InvoiceSheet, top: number): number {
  const { write, document } = sheet;
  const at = { x: PAGE.left, width: SELLER_WIDTH };
  let y = write.block(document.seller.name, { ...at, y: top }, STRONG);
  y = write.block(document.seller.address, { ...at, y }, BODY);
  y = write.block(`GSTIN ${document.seller.gstin}`, { ...at, y }, BODY);
  return write.block(stateOf(sheet, document.seller), { ...at, y }, BODY);
}

function drawFacts(sheet: InvoiceSheet, top: number): number {
  const { write, document, lower } = sheet;
  const { original, placeOfSupply } = document;
  const facts: [InvoiceWord, string][] = [
    [document.kind === 'invoice' ? 'invoiceNumber' : 'creditNoteNumber', document.number],
    ['date', indianDate(document.issuedAt)],
    ...(original
      ? ([['against', `${original.number} of ${indianDate(original.issuedAt)}`]] satisfies [InvoiceWord, string][])
      : []),
    ['orderNumber', document.orderNumber],
    ...(document.kind === 'invoice' && document.arrival
      ? ([['arrival', `By ${promisedDay(document.arrival)}`]] satisfies [InvoiceWord, string][])
      : []),
    ['placeOfSupply', `${placeOfSupply.stateName} (${placeOfSupply.stateCode})`],
    ['reverseCharge', withSecondary(sheet, 'no')],
  ];
  let y = top;
  for (const [word, value] of facts) {
    sheet.label(word, { x: FACTS.left, y }, SOFT);
    const lines = write.wrap(value, FACTS.valueWidth, BODY);
    lines.forEach((line, index) => {
      write.line(line, { x: PAGE.right, y: y + index * FACTS.row, align: 'right' }, BODY);
    });
    y += Math.max(lines.length * FACTS.row, FACTS.row + lower);
  }
  return y;
}

function drawParty(
  sheet: InvoiceSheet,
  heading: InvoiceWord,
  party: InvoiceParty,
  { x, y: top }: { readonly x: number; readonly y: number },
): number {
  const { write, lower } = sheet;
  const at = { x, width: Math.min(PARTY_WIDTH, PAGE.right - x) };
  sheet.label(heading, { x, y: top }, SOFT);
  let y = write.block(party.name, { ...at, y: top + 13 + lower }, STRONG);
  if (party.address) y = write.block(party.address, { ...at, y }, BODY);
  y = write.block(stateOf(sheet, party), { ...at, y }, BODY);
  return party.gstin ? write.block(`GSTIN ${party.gstin}`, { ...at, y }, BODY) : y;
}

/** 'State Karnataka (29)', 'State / الولاية: Karnataka (29)'. */
function stateOf(sheet: InvoiceSheet, { stateName, stateCode }: InvoiceParty): string {
  return `${withSecondary(sheet, 'state')}${sheet.secondary('state') && ':'} ${stateName} (${stateCode})`;
}

/** 'No', 'No / لا'. */
function withSecondary({ t, secondary }: InvoiceSheet, word: InvoiceWord): string {
  return [t(word), secondary(word)].filter(Boolean).join(' / ');
}
