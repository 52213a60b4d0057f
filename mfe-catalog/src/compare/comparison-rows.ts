import type { Translate } from 'shared-contracts';
import { factRows } from '../product/sections/fact-rows.ts';
import type { sectionWords } from '../product/sections/words.ts';
import type { ComparisonData } from './comparison-data.ts';

export interface ComparisonRow {
  readonly name: string;
  /** In the order of the products; undefined where it is not known. */
  readonly values: readonly (string | undefined)[];
  readonly differs: boolean;
}

type Words = Translate<(typeof sectionWords)['english']>;

/** Measures and facts, a row each that one of the products has. */
export function comparisonRows({ products }: Pick<ComparisonData, 'products'>, t: Words): readonly ComparisonRow[] {
  const known = products.map(
    ({ size, facts }) =>
      new Map([
        ...(size
          ? [[t('dimensions'), t('dimensionsCm', { w: size.width, d: size.depth, h: size.height })] as const]
          : []),
        ...factRows(facts, t),
      ]),
  );
  const names = [...new Set(known.flatMap((facts) => [...facts.keys()]))];
  return names.map((name) =>
    rowOf(
      name,
      known.map((facts) => facts.get(name)),
    ),
  );
}

export function rowOf(name: string, values: ComparisonRow['values']): ComparisonRow {
  return { name, values, differs: new Set(values).size > 1 };
}
