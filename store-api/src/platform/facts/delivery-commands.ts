import { isPin } from 'shared-contracts/domain/pin-form';
import { type Command, CommandRefused, command } from '../command-line/command.ts';
import { readRupees } from '../command-line/values.ts';
import type { Db } from '../database/schema.ts';
import { latestFacts } from '../database/stored-facts.ts';
import { type DeliveryZone, parseZones } from '../settings/delivery-zones.ts';
import { changeFacts } from './change-facts.ts';

const NAME = { about: "The zone's name, in quotes if it has blanks." } as const;
const GRAMS = 1000;

const list = command({
  name: 'delivery list',
  summary: 'The zones: where delivery costs and takes what. Elsewhere it costs what the products say.',
  examples: [''],
  columns: {
    zone: 'text',
    fee: 'rupees',
    days: 'text',
    pins: 'text',
    states: 'text',
    value: 'text',
    weight: 'text',
  },
  async *run({ db }) {
    const zones = parseZones((await latestFacts(db))?.facts['delivery-zones'] ?? '') ?? [];
    for (const { name, fee, days, pins, states, value, weight } of zones) {
      yield {
        zone: name,
        fee,
        days: days?.join('-') ?? '',
        pins: pins.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(' '),
        states: states.join(' '),
        value: rangeText(value, 100, '₹'),
        weight: rangeText(weight, GRAMS, '', ' kg'),
      };
    }
    if (zones.length === 0) yield 'No zones: delivery costs what the products say.';
  },
});

const set = command({
  name: 'delivery set',
  summary: 'Adds a zone or replaces the one of that name: shown and charged within a second.',
  details:
    "Of the zones that fit an order, one with PINs comes before one with states, and that before one of all India; then the one with the highest 'from'. Weight is that of all carried pieces; a zone with a weight fits only where every piece's is known.",
  words: {
    zone: NAME,
    fee: {
      about: "Rupees with GST for the whole order, or 'free'.",
      read: (name: string, typed: string) => (typed.toLowerCase() === 'free' ? 0 : (readRupees(name, typed) as number)),
    },
  },
  options: {
    pins: { takes: 'PINS', about: 'A PIN or a range, 342001-342015.', many: true, read: readPins },
    state: { takes: 'STATE', about: 'A state, by its name or GST code.', many: true },
    days: { takes: 'DAYS', about: 'Fewest and most days, 3-5.', read: readDays },
    fromValue: { takes: 'RUPEES', about: 'Only orders of so much or more, before coupons.', read: readRupees },
    belowValue: { takes: 'RUPEES', about: 'Only orders below that.', read: readRupees },
    fromWeight: { takes: 'KG', about: 'Only orders of such a weight or more.', read: readKilograms },
    belowWeight: { takes: 'KG', about: 'Only orders below that weight.', read: readKilograms },
  },
  examples: ['Jodhpur free --pins 342001-342015 --days 1-3', "'North East' 1499 --state Assam --state 17 --days 12-18"],
  dryRun: 'transaction',
  async *run({ db, by = '' }, { zone: name, fee, pins, state, days, ...limits }) {
    const zone: DeliveryZone = {
      name,
      pins: [...pins],
      states: await stateCodes(db, state),
      weight: rangeOf('weight', limits.fromWeight, limits.belowWeight),
      value: rangeOf('value', limits.fromValue, limits.belowValue),
      fee,
      days: days ? [...days] : null,
    };
    const changed = await change(db, by, (zones) => [...zones.filter((one) => one.name !== name), zone]);
    yield changed ? `${name}: ${fee === 0 ? 'free' : `₹${fee / 100}`}` : 'The zone is so already.';
  },
});

const remove = command({
  name: 'delivery remove',
  summary: 'Removes a zone.',
  words: { zone: NAME },
  examples: ["'North East'"],
  dryRun: 'transaction',
  async *run({ db, by = '' }, { zone: name }) {
    const changed = await change(db, by, (zones) => zones.filter((one) => one.name !== name));
    if (!changed) throw new CommandRefused('There is no such zone: delivery list has them.');
    yield `${name}: removed`;
  },
});

export const deliveryCommands: readonly Command[] = [list, set, remove];

async function change(db: Db, by: string, to: (zones: readonly DeliveryZone[]) => readonly DeliveryZone[]) {
  const changed = await changeFacts(db, by, ({ deliveryZones }) => {
    const zones = to(deliveryZones);
    return { 'delivery-zones': zones.length === 0 ? '' : JSON.stringify(zones) };
  });
  return changed.length > 0;
}

async function stateCodes(db: Db, named: readonly string[]): Promise<string[]> {
  if (named.length === 0) return [];
  const states = await db
    .selectFrom('states_provinces')
    .select(['state_name', 'gst_code'])
    .where('gst_code', 'is not', null)
    .execute();
  return named.map((name) => {
    const state = states.find((one) => one.gst_code === name || one.state_name.toLowerCase() === name.toLowerCase());
    if (state?.gst_code) return state.gst_code;
    throw new CommandRefused(`There is no state '${name.slice(0, 40)}' in India. Nothing was changed.`);
  });
}

function readPins(_name: string, typed: string): [string, string] {
  const [first = '', last = first] = typed.split('-');
  if (isPin(first) && isPin(last) && first <= last) return [first, last];
  throw new CommandRefused('PINs are like 342001 or 342001-342015.');
}

function readDays(_name: string, typed: string): readonly [number, number] {
  const [, fewest, most] = /^(\d{1,3})-(\d{1,3})$/.exec(typed) ?? [];
  if (fewest && most && Number(fewest) <= Number(most)) return [Number(fewest), Number(most)];
  throw new CommandRefused('Days are like 3-5.');
}

/** In grams. */
function readKilograms(name: string, typed: string): number {
  if (/^\d{1,5}(\.\d{1,3})?$/.test(typed)) return Math.round(Number(typed) * GRAMS);
  throw new CommandRefused(`${name} is in kilograms, like 40 or 12.5.`);
}

function rangeOf(what: string, from: number | undefined, below: number | undefined): [number, number | null] | null {
  if (from === undefined && below === undefined) return null;
  if (below !== undefined && below <= (from ?? 0)) throw new CommandRefused(`No order has that ${what}.`);
  return [from ?? 0, below ?? null];
}

function rangeText(range: DeliveryZone['value'], unit: number, before: string, after = ''): string {
  if (range === null) return '';
  const [from, below] = range.map((figure) => (figure === null ? null : `${before}${figure / unit}${after}`));
  return below ? `${from} to below ${below}` : `from ${from}`;
}
