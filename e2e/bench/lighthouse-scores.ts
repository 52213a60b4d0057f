import lighthouse from 'lighthouse';
import { median } from './median.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMINGS = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
  'speed-index': 'SI ms',
} as const;

interface LighthouseMedians {
  /** Column to median. */
  readonly columns: Readonly<Record<string, number>>;
  /** Audits that failed in any run, outside of performance. */
  readonly failed: readonly string[];
}

/** Lighthouse's mobile setting: slow 4G and a four times slower CPU, simulated. `port` is Chromium's debugging port. */
export async function lighthouseMedians(url: string, port: number, runs: number): Promise<LighthouseMedians> {
  const columns: Record<string, number[]> = {};
  const note = (column: string, value: number) => {
    columns[column] = [...(columns[column] ?? []), value];
  };
  const failed = new Set<string>();
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { categories, audits } = result.lhr;
    for (const category of CATEGORIES) {
      const { score, auditRefs } = categories[category] ?? { score: null, auditRefs: [] };
      note(category, Math.round((score ?? 0) * 100));
      if (category === 'performance') continue;
      for (const { id, weight } of auditRefs) {
        const audit = audits[id];
        if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1) failed.add(`${category}: ${audit?.title}`);
      }
    }
    for (const [id, column] of Object.entries(TIMINGS)) note(column, audits[id]?.numericValue ?? Number.NaN);
  }
  const medians = Object.entries(columns).map(([name, values]) => [name, rounded(name, median(values))] as const);
  return { columns: Object.fromEntries(medians), failed: [...failed] };
}

function rounded(column: string, value: number): number {
  return column === 'CLS' ? Number(value.toFixed(4)) : Math.round(value);
}
