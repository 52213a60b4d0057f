import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { PARTS } from './model.ts';

const FILE = path.join(import.meta.dirname, 'measured.json');

const Cost = v.object({ shell: v.number(), api: v.number(), database: v.number(), bytes: v.number() });
const ByKind = v.object({ document: v.number(), call: v.number(), picture: v.number(), file: v.number() });
const Processes = v.object({ shell: v.number(), api: v.number(), database: v.number() });

const Measured = v.object({
  /** The day and the machine. */
  on: v.string(),
  costs: v.object(v.entriesFromList(PARTS, Cost)),
  /** What a phone asks for in one visit with an empty cache. */
  visit: ByKind,
  /** Milliseconds of a core per answer of Varnish. */
  edgeMs: v.number(),
  /** A replayed load next to what the parts foretell: milliseconds of a core per visit. */
  compared: v.object({ visitsASecond: v.number(), visits: v.number(), measured: Processes, foretold: Processes }),
});
export type Measured = v.InferOutput<typeof Measured>;

export const readMeasured = (): Measured => v.parse(Measured, JSON.parse(readFileSync(FILE, 'utf8')));

export const storeMeasured = (measured: Measured) => writeFileSync(FILE, `${JSON.stringify(measured, null, 2)}\n`);
