import { parseArgs } from 'node:util';
import { measure, NO_EDGE } from './measure.ts';
import { type ByKind, capacityFor, type Facts } from './model.ts';
import { printCapacity, printMeasured } from './print.ts';
import { type Measured, readMeasured, storeMeasured } from './stored-costs.ts';

/**
 * What so many visitors an hour need, from measured parts (docs/operations/capacity.md):
 * `npm run capacity -- --visitors-an-hour 100000`. `--measure` measures the parts again, replays a load and stores both in
 * measured.json; Linux.
 */
const { values } = parseArgs({
  options: {
    'visitors-an-hour': { type: 'string', default: '100000' },
    buying: { type: 'string', default: '0.02' },
    peak: { type: 'string', default: '2' },
    'no-edge': { type: 'boolean', default: false },
    replicas: { type: 'string', default: '2' },
    'primary-cores': { type: 'string', default: '32' },
    'rupees-a-core-hour': { type: 'string', default: '4' },
    'rupees-a-gigabyte': { type: 'string', default: '5' },
    measure: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '15' },
  },
});

/** At 100,000 pages an hour with sales all the time (docs/operations/edge.md). */
const EDGE_HITS = { document: 0.63, call: 0.63, picture: 0.99, file: 0.99 };

const limits = (edgeMs: number) => ({
  busy: 0.6,
  cores: { shell: 2, api: 1, edge: 2 },
  primaryCores: number('primary-cores'),
  replicas: number('replicas'),
  // Without a pooler: of an API (10, 6 for checkout, 1 that listens), and of PostgreSQL as it is installed.
  connections: { ofAnApi: 17, accepted: 100 },
  edgeGbit: 10,
  edgeMs,
});

const habits = (visit: ByKind) => ({ visit, buying: number('buying'), peak: number('peak') });

function factsOf({ costs, visit, edgeMs }: Measured): Facts {
  return {
    costs,
    habits: habits(visit),
    hits: { edge: values['no-edge'] ? NO_EDGE : EDGE_HITS, memory: { document: 0.9, call: 0.9 } },
    limits: limits(edgeMs),
    prices: { coreHour: number('rupees-a-core-hour'), gigabyteSent: number('rupees-a-gigabyte') },
  };
}

function number(name: Exclude<keyof typeof values, 'no-edge' | 'measure'>): number {
  const value = Number(values[name]);
  if (values[name].trim() !== '' && Number.isFinite(value) && value >= 0) return value;
  throw new Error(`--${name} takes a number of at least 0, not '${values[name]}'.`);
}

if (values.measure) storeMeasured(await measure({ habits: habits(NO_EDGE), limits: limits(0) }, number('seconds')));
const measured = readMeasured();
const visitors = number('visitors-an-hour');
printMeasured(measured);
printCapacity(visitors, capacityFor(visitors, factsOf(measured)));
