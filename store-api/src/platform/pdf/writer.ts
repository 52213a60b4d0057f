import type { FontName, Weight } from './fonts.ts';
import { textRuns } from './text-runs.ts';

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  /** Of the sentence; a block of 'rtl' ends at the right. */
  readonly direction?: 'ltr' | 'rtl';
}

export interface Writer {
  /** Width of a line in points. */
  widthOf(line: string, style: TextStyle): number;
  /** Draws one line with its left or right end at x; y is the top. */
  line(
    text: string,
    at: { readonly x: number; readonly y: number; readonly align?: 'left' | 'right' },
    style: TextStyle,
  ): void;
  /** Breaks a text into lines no wider than `width`, within a word only where that is longer than a line. */
  wrap(text: string, width: number, style: TextStyle): string[];
  /** Draws a wrapped text; answers the y below it. */
  block(text: string, at: { readonly x: number; readonly y: number; readonly width: number }, style: TextStyle): number;
}

/** Between the lines of a block, by the size of its letters. */
export const LEADING = 1.35;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A word in parts that fit, cut between letters; whole where it fits. */
function fitting(word: string, fits: (part: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts: string[] = [];
  for (const { segment } of letters.segment(word)) {
    const longer = `${parts.at(-1) ?? ''}${segment}`;
    if (parts.length > 0 && fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(segment);
  }
  return parts;
}

/** Writes in every script of `fonts.ts`, right-to-left ones the right way round. */
export function createWriter(page: PDFKit.PDFDocument): Writer {
  const fontOf = (script: string, weight: Weight = 'regular'): FontName => `${script}-${weight}` as FontName;

  const writer: Writer = {
    widthOf: (line, { size, weight }) =>
      textRuns(line).reduce(
        (width, run) => width + page.font(fontOf(run.script, weight)).fontSize(size).widthOfString(run.text),
        0,
      ),
    line(text, { x, y, align = 'left' }, style) {
      let at = align === 'left' ? x : x - writer.widthOf(text, style);
      // Fonts differ in the height of their letters: the baseline is what they share.
      const baseline = y + style.size;
      for (const run of textRuns(text, style.direction)) {
        page
          .font(fontOf(run.script, style.weight))
          .fontSize(style.size)
          .fillColor(style.color ?? '#241C15');
        page.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
        at += page.widthOfString(run.text);
      }
    },
    wrap(text, width, style) {
      const lines: string[] = [];
      const words = text.split(/\s+/).filter(Boolean);
      for (const word of words.flatMap((whole) => fitting(whole, (part) => writer.widthOf(part, style) <= width))) {
        const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
        if (lines.length > 0 && writer.widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    },
    block(text, { x, y, width }, style) {
      let at = y;
      for (const line of writer.wrap(text, width, style)) {
        if (style.direction === 'rtl') writer.line(line, { x: x + width, y: at, align: 'right' }, style);
        else writer.line(line, { x, y: at }, style);
        at += style.size * LEADING;
      }
      return at;
    },
  };
  return writer;
}
