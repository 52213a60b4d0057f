import type { Translate } from 'shared-contracts';
import type { Fact } from 'shared-contracts/domain/facts';
import type { sectionWords } from './words.ts';

type Words = Translate<(typeof sectionWords)['english']>;

/** The facts of a piece that no older row of the specification shows, as names with their texts (CAT-33). */
export function factRows(facts: readonly Fact[], t: Words): readonly (readonly [name: string, value: string])[] {
  const finish = facts.find(({ kind }) => kind === 'finish')?.value;
  return (
    facts
      .filter(({ kind, value }) => !(kind === 'modules' && value === 1))
      // The colour 'Walnut Finish' repeats the finish 'Walnut'.
      .filter(({ kind, value }) => !(kind === 'color' && finish && String(value).includes(String(finish))))
      .map((fact) => [t(fact.isPerSeat ? 'factSeatLoad' : `fact${capitalised(fact.kind)}`), factText(fact, t)])
  );
}

function factText({ kind, value, isEstimated }: Fact, t: Words): string {
  if (typeof value === 'string') return capitalised(value);
  if (typeof value === 'object') {
    const sizes = value
      .map(({ length, width, height }) => `${length} × ${width} × ${height}`)
      .join(`${t('listComma')} `);
    return t('factBoxes', { n: value.length, sizes });
  }
  switch (kind) {
    case 'seatHeightCm':
    case 'seatDepthCm':
      return t('factCm', { n: value });
    case 'loadKg':
    case 'weightKg': {
      const weight = t('factKg', { n: value });
      // Loads and weights that are set by the type are not exact.
      return isEstimated ? t('factAbout', { value: weight }) : weight;
    }
    default:
      return String(value);
  }
}

/** The data has words as they stand within a sentence: 'woven fabric'. */
const capitalised = <Text extends string>(text: Text) =>
  (text.charAt(0).toUpperCase() + text.slice(1)) as Capitalize<Text>;
