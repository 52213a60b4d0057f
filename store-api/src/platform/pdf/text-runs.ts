import bidiFactory from 'bidi-js';
import { type Script, scriptOf } from './fonts.ts';

const bidi = bidiFactory();

/** Characters of one script and direction: a word or a space. */
export interface TextRun {
  readonly text: string;
  readonly script: Script;
}

interface LevelledRun extends TextRun {
  readonly level: number;
}

/**
 * A line of text as the runs to draw from left to right, by the Unicode bidirectional algorithm. Words are runs of
 * their own, since the drawing library lays the words of a string out from left to right whatever they are.
 * @param direction of the sentence
 */
export function textRuns(given: string, direction: 'ltr' | 'rtl' = 'ltr'): TextRun[] {
  // Letters that are stored in the form they are drawn in: the font shapes them itself.
  const line = given.replace(/[\ufb50-\ufdff\ufe70-\ufefc]+/g, (shaped) => shaped.normalize('NFKC'));
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  return reorder(logicalRuns(line, levels)).map(({ text, script }) => ({ text, script }));
}

function logicalRuns(line: string, levels: Uint8Array): LevelledRun[] {
  const runs: LevelledRun[] = [];
  let place = 0;
  for (const character of line) {
    const level = levels[place] ?? 0;
    place += character.length;
    // Brackets open the other way in a right-to-left run (rule L4).
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character;
    const before = runs.at(-1);
    const isSpace = character === ' ';
    // Marks, digits and punctuation stay with the letters before them where that font has them.
    const script = isSpace ? 'latin' : scriptOf(character);
    const joins = before && !isSpace && before.text !== ' ' && before.script === script && before.level === level;
    if (joins) runs[runs.length - 1] = { ...before, text: before.text + shown };
    else runs.push({ text: shown, script, level });
  }
  return runs;
}

/** Of a sentence, by its first letter that has one (rules P2 and P3). */
export function directionOf(text: string): 'ltr' | 'rtl' {
  return bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';
}

/** Rule L2: from the highest level down, every sequence at that level or above is turned round. */
function reorder(runs: readonly LevelledRun[]): LevelledRun[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level >= 1; level -= 1) {
    let start = 0;
    while (start < ordered.length) {
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end + 1;
    }
  }
  return ordered;
}
