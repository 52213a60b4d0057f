import { plain } from 'shared-contracts/server-kit/plain';
import { type Command, CommandRefused, command } from '../command-line/command.ts';
import { latestFacts } from '../database/stored-facts.ts';
import { FACT_NAMES, type FactName } from '../settings/store-facts.ts';
import { changeFacts } from './change-facts.ts';

/** What consumer law and tax law want to be told; the store works without, and its owner is reminded. */
const ASKED_BY_LAW: readonly FactName[] = [
  'legal-name',
  'address',
  'gstin',
  'phone',
  'email',
  'grievance-officer',
  'grievance-email',
];

const list = command({
  name: 'facts list',
  summary: 'What the store says about itself, fact by fact.',
  examples: [''],
  columns: { fact: 'text', value: 'text' },
  async *run({ db }) {
    const facts = (await latestFacts(db))?.facts ?? {};
    for (const fact of FACT_NAMES) yield { fact, value: facts[fact] ?? '' };
    const missing = ASKED_BY_LAW.filter((fact) => !facts[fact]);
    if (missing.length > 0) yield `The law asks a store for what is empty here: ${missing.join(', ')}.`;
  },
});

const set = command({
  name: 'facts set',
  summary: 'Changes what the store says about itself: shown within a second, also by processes that run.',
  details: `Without a value a fact is taken back, and what needs it is not shown. The facts are: ${FACT_NAMES.join(', ')}.`,
  words: { fact: { about: 'NAME=VALUE, one or more.', many: true, read: readChange } },
  examples: ['"phone=+91 291 555 0147"', 'gstin=27AABCO1234A1Z5 state=27', 'whatsapp='],
  dryRun: 'transaction',
  async *run({ db, by = '' }, { fact: changes }) {
    const changed = await changeFacts(db, by, () => Object.fromEntries(changes));
    if (changed.length === 0) yield 'The store says so already.';
    for (const { name, from, to } of changed) yield `${name}: ${quoted(from)} became ${quoted(to)}`;
  },
});

const history = command({
  name: 'facts history',
  summary: 'Which facts changed, when, and who changed them; the newest first.',
  examples: [''],
  columns: { version: 'number', at: 'time', by: 'text', fact: 'text', before: 'text', after: 'text' },
  async *run({ db }) {
    const versions = await db.selectFrom('store_facts').selectAll().orderBy('version', 'desc').execute();
    for (const [index, { version, at, by, facts }] of versions.entries()) {
      const before = versions[index + 1]?.facts ?? {};
      for (const fact of FACT_NAMES) {
        const [was, is] = [before[fact] ?? '', facts[fact] ?? ''];
        if (was !== is) yield { version, at, by, fact, before: was, after: is };
      }
    }
  },
});

export const factsCommands: readonly Command[] = [list, set, history];

function readChange(_name: string, typed: string): readonly [FactName, string] {
  const [, name = '', value = ''] = /^([a-z-]+)=(.*)$/s.exec(typed) ?? [];
  const fact = FACT_NAMES.find((known) => known === name);
  if (fact) return [fact, value.trim()];
  throw new CommandRefused(
    `'${plain(typed).slice(0, 40)}' is no NAME=VALUE of a fact. The facts are: ${FACT_NAMES.join(', ')}. Nothing was changed.`,
  );
}

const quoted = (value: string) => (value === '' ? 'empty' : `'${value}'`);
