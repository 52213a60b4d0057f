import { TABLES_OF_ORDERS } from './fill-orders.ts';
import { readWhole } from './plan-shape.ts';
import type { Sent } from './recording.ts';

/** A statement of a hot path, over its runs. */
export interface KeptPlan {
  readonly path: string;
  /** 'settle 3: update orders': the path, the place of its first sending, how the text begins. */
  readonly statement: string;
  /** Each that was seen, in alphabetical order: another plan may be right for other values. */
  readonly shapes: readonly string[];
  /** At most. */
  readonly buffers: number;
  readonly rows: number;
  /** Milliseconds with one client. */
  readonly p50: number;
  readonly p99: number;
}

/** Tables of which a hot statement must never read all rows. */
const LARGE: readonly string[] = ['products', 'product_prices', 'product_images', ...TABLES_OF_ORDERS];

/** Of all runs of a path, by the text of the statement. */
export function summed(path: string, runs: readonly (readonly Sent[])[]): readonly KeptPlan[] {
  const byText = Map.groupBy(runs.flat(), ({ text }) => text);
  return [...byText].map(([text, sent], place) => {
    const times = sent.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other);
    const at = (share: number) => Number((times[Math.ceil(share * times.length) - 1] ?? Number.NaN).toFixed(2));
    return {
      path,
      statement: `${path} ${place + 1}: ${text.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}`,
      shapes: [...new Set(sent.map(({ shape }) => shape))].toSorted(),
      buffers: Math.max(...sent.map(({ buffers }) => buffers)),
      rows: Math.max(...sent.map(({ rows }) => rows)),
      p50: at(0.5),
      p99: at(0.99),
    };
  });
}

/** So many times the buffers, and a hundred more, are as before: pages fill differently. */
const AS_BEFORE = 2;
const AND_MORE = 100;

/** A sentence for each difference that matters; times depend on the machine and are none. */
export function differences(kept: readonly KeptPlan[], found: readonly KeptPlan[]): readonly string[] {
  const before = new Map(kept.map((plan) => [plan.statement, plan]));
  const now = new Set(found.map(({ statement }) => statement));
  return [
    ...kept.filter(({ statement }) => !now.has(statement)).map(({ statement }) => `GONE ${statement}`),
    ...found.flatMap((plan) => {
      const { statement, shapes, buffers } = plan;
      const whole = readWhole(shapes.join(' '), LARGE).map((table) => `READS ALL OF ${table}: ${statement}`);
      const one = before.get(statement);
      if (!one) return [...whole, `NEW ${statement}`];
      const other = shapes.filter((shape) => !one.shapes.includes(shape)).map((shape) => `PLAN ${statement}: ${shape}`);
      const isMore = buffers > one.buffers * AS_BEFORE + AND_MORE;
      return [...whole, ...other, ...(isMore ? [`BUFFERS ${statement}: ${buffers}, not ${one.buffers}`] : [])];
    }),
  ];
}
