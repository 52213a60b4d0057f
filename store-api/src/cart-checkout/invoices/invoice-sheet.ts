import { DEFAULT_LANGUAGE } from 'shared-contracts/i18n/languages';
import type { MailLanguage } from '../../platform/mail/words.ts';
import { directionOf } from '../../platform/pdf/text-runs.ts';
import { createWriter, type TextStyle, type Writer } from '../../platform/pdf/writer.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { type InvoiceWord, invoiceWords } from './invoice-words.ts';

/** A4 in points, less the margins. */
export const PAGE = { left: 32, right: 563, top: 40, bottom: 790 } as const;
export const PAGE_WIDTH = PAGE.right - PAGE.left;

export const BODY = { size: 8.5 } as const;
export const SOFT = { size: 8, color: '#6A5B4D' } as const;
export const STRONG = { size: 8.5, weight: 'bold' } as const;

type Words = ReturnType<typeof invoiceWords>;
type Place = Parameters<Writer['line']>[1];

/** What a tax document is drawn with. */
export interface InvoiceSheet {
  readonly page: PDFKit.PDFDocument;
  readonly write: Writer;
  readonly document: InvoiceDocument;
  /** The English words. */
  readonly t: Words;
  /** The same word in the order's language; '' in an English document, or where it is the same. */
  secondary(...given: Parameters<Words>): string;
  /** How much lower a row of labels is than in an English document. */
  readonly lower: number;
  /** Draws a word in English and, below it, in the order's language. */
  label(word: InvoiceWord, at: Place, style: TextStyle): void;
  /** Draws a text in its own direction, ending at the right where that is its beginning; answers the y below it. */
  paragraph(text: string, at: Parameters<Writer['block']>[1], style: TextStyle): number;
}

export function createSheet(page: PDFKit.PDFDocument, document: InvoiceDocument): InvoiceSheet {
  const write = createWriter(page);
  const t = invoiceWords(DEFAULT_LANGUAGE);
  const other = invoiceWords(document.language as MailLanguage);
  const secondary: InvoiceSheet['secondary'] = (...given) => {
    const text = other(...given);
    return text === t(...given) ? '' : text;
  };
  const lower = document.language === DEFAULT_LANGUAGE ? 0 : 10;
  return {
    page,
    write,
    document,
    t,
    secondary,
    lower,
    label(word, at, style) {
      write.line(t(word), at, style);
      write.line(
        secondary(word),
        { ...at, y: at.y + style.size * 1.25 },
        { ...style, direction: directionOf(secondary(word)) },
      );
    },
    paragraph: (text, at, style) => write.block(text, at, { ...style, direction: directionOf(text) }),
  };
}

export function rule({ page }: InvoiceSheet, y: number): void {
  page.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.5).stroke('#E6DCCE');
}
