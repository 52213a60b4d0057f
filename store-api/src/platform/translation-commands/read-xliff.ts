import { SaxesParser, type SaxesTagNS } from 'saxes';
import { LONGEST_ROW, textOf, UnreadableTable } from '../command-line/read-csv.ts';
import type { GivenRow } from './translation-file.ts';
import { XLIFF } from './xliff.ts';

/**
 * The units of an XLIFF 1.2 file, in its order. Checked is what a program approved or called final; what it calls new, which
 * may be the source again, is not translated. Of what programs add, the marks of segments count as their text; notes and other
 * translations are left out. Throws `UnreadableTable`.
 */
export async function* readXliff(bytes: AsyncIterable<Uint8Array>, language: string): AsyncGenerator<GivenRow> {
  const units = new Units(language);
  const parser = new SaxesParser({ xmlns: true, position: true });
  parser.on('error', ({ message }) => {
    const fault = message.replace(/^(\d+):\d+: /, 'line $1, ').replace(/\.$/, '');
    throw new UnreadableTable(`The file is no XML: ${fault}.`);
  });
  parser.on('opentag', (tag) => units.open(tag, parser));
  parser.on('text', (text) => units.addText(text));
  parser.on('cdata', (text) => units.addText(text));
  parser.on('closetag', () => units.close(parser.position));
  for await (const text of textOf(bytes)) {
    parser.write(text);
    units.refuseLongUnit(parser.position);
    yield* units.takeRead();
  }
  parser.close();
  yield* units.takeRead();
}

interface Unit {
  /** As the file calls it. */
  readonly id: string;
  readonly line: number;
  source: string;
  target: string;
  isTranslated: boolean;
  isChecked: boolean;
  readonly faults: string[];
}

/** Around a text, and nothing of it. */
const AROUND = new Set(['group', 'mrk']);
/** Programs nest groups a few deep. At each tag the parser looks for its namespace in all that are open. */
const DEEPEST = 100;

const OUTSIDE = '/';
const UNIT = 'xliff/file/body/trans-unit';
const SOURCE = `${UNIT}/source`;
const TARGET = `${UNIT}/target`;
/** What is read; all else is '', whatever it is called. */
const PLACES = new Set(['xliff', 'xliff/file', 'xliff/file/body', UNIT, SOURCE, TARGET]);
const CHECKED_STATES = new Set(['final', 'signed-off']);
const UNTRANSLATED_STATES = new Set(['new', 'needs-translation']);

class Units {
  readonly #language: string;
  /** The place of each open tag. */
  readonly #open: string[] = [];
  #read: GivenRow[] = [];
  #column = '';
  #unit: Unit | null = null;
  /** Where the open unit begins, or the last tag around units. */
  #begun = 0;

  constructor(language: string) {
    this.#language = language;
  }

  open(tag: SaxesTagNS, { line, position }: { readonly line: number; readonly position: number }): void {
    const attribute = (name: string) => tag.attributes[name]?.value ?? '';
    const around = this.#place();
    const entered = AROUND.has(tag.local) ? '' : placeWithin(around, tag.local);
    this.#open.push(AROUND.has(tag.local) ? around : entered);
    if (this.#open.length > DEEPEST) {
      throw new UnreadableTable(`Line ${line}: tags are nested more than ${DEEPEST} deep.`);
    }
    if (!this.#unit) this.#begun = position;
    if (this.#open.length === 1 && (entered !== 'xliff' || tag.uri !== XLIFF)) {
      throw new UnreadableTable('The file is no XLIFF 1.2.');
    }
    if (entered === 'xliff/file') this.#openFile(attribute);
    if (entered === UNIT) {
      const isChecked = attribute('approved') === 'yes';
      this.#unit = { id: attribute('id'), line, source: '', target: '', isTranslated: true, isChecked, faults: [] };
    }
    if (this.#unit && entered === TARGET) takeState(this.#unit, attribute('state'));
    if (this.#unit?.faults.length === 0 && (around === SOURCE || around === TARGET) && !AROUND.has(tag.local)) {
      this.#unit.faults.push(`has a tag <${tag.name}> in its text, where tags are written as text`);
    }
  }

  #openFile(attribute: (name: string) => string): void {
    this.#column = attribute('original');
    const [translatedTo] = attribute('target-language').toLowerCase().split(/[-_]/);
    if (translatedTo === this.#language && /^en(?:[-_]|$)/i.test(attribute('source-language'))) return;
    throw new UnreadableTable(`The file ${this.#column} is not from English into ${this.#language}.`);
  }

  addText(text: string): void {
    if (!this.#unit) return;
    const place = this.#place();
    if (place === SOURCE) this.#unit.source += text;
    if (place === TARGET) this.#unit.target += text;
  }

  close(position: number): void {
    this.refuseLongUnit(position);
    const closed = this.#open.pop();
    if (this.#unit && closed === UNIT && this.#place() !== UNIT) {
      const { line, source, target, isTranslated, isChecked, faults } = this.#unit;
      const state = isChecked ? 'checked' : 'machine';
      const cells = { shown_from: this.#column, english: source, translated: isTranslated ? target : '', state };
      this.#read.push({ place: `Line ${line}`, cells, faults });
      this.#unit = null;
    }
    if (!this.#unit) this.#begun = position;
  }

  /** The parser keeps a text until it ends, however long it is. */
  refuseLongUnit(position: number): void {
    if (position - this.#begun <= LONGEST_ROW) return;
    const place = this.#unit ? `The unit ${this.#unit.id} (line ${this.#unit.line})` : `The text outside of units`;
    throw new UnreadableTable(`${place} is longer than ${LONGEST_ROW} characters.`);
  }

  /** The units that have been read since. */
  takeRead(): readonly GivenRow[] {
    const read = this.#read;
    this.#read = [];
    return read;
  }

  /** Of what comes now. */
  readonly #place = () => this.#open.at(-1) ?? OUTSIDE;
}

function placeWithin(around: string, name: string): string {
  const place = around === OUTSIDE ? name : `${around}/${name}`;
  return PLACES.has(place) ? place : '';
}

/** A target's own state says more than the unit's approval. */
function takeState(unit: Unit, state: string): void {
  unit.isTranslated = !UNTRANSLATED_STATES.has(state);
  if (state !== '' && state !== 'translated') unit.isChecked = CHECKED_STATES.has(state);
}
