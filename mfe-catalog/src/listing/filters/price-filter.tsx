import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from 'shared-contracts';
import fieldStyles from 'shared-contracts/kit/field.module.css';
import type { ListingQuery } from '../listing-url.ts';
import { wholeRupees } from '../price-range.ts';
import type { ListingChoice } from '../use-listing-choice.ts';
import styles from './price-filter.module.css';
import { type Handles, handlesOf, movedRange, readTyped, type TypedFault, type TypedRange } from './price-handles.ts';
import { PRICE_SLIDER } from './price-slider.ts';
import { RangeSlider } from './range-slider.tsx';
import { filterWords } from './words.ts';

/** The values being edited; they apply only while `of` is still the requested range. */
interface Draft {
  readonly of: Pick<ListingQuery, 'min' | 'max'>;
  readonly handles?: Handles;
  readonly typed?: TypedRange;
  readonly fault?: TypedFault;
}

interface PriceFilterProps {
  readonly requested: Pick<ListingQuery, 'min' | 'max'>;
  readonly choose: ListingChoice['choose'];
}

/** A price range: a slider for most prices, and two fields for any price (CAT-04). */
export function PriceFilter({ requested: { min, max }, choose }: PriceFilterProps) {
  const t = useWords(filterWords);
  const id = useId();
  const [begun, setBegun] = useState<Draft | null>(null);
  const draft = begun?.of.min === min && begun.of.max === max ? begun : null;
  const begin = (change: Omit<Draft, 'of'>) => setBegun({ of: { min, max }, ...change });

  const resting = handlesOf({ min, max });
  const shown = draft?.handles ? movedRange(resting, draft.handles, { min, max }) : { min, max };
  const fields = draft?.typed ?? { min: String(shown.min ?? ''), max: String(shown.max ?? '') };
  const texts = [
    wholeRupees(shown.min ?? PRICE_SLIDER.min),
    shown.max !== null
      ? wholeRupees(shown.max)
      : (shown.min ?? 0) < PRICE_SLIDER.max
        ? t('priceAndAbove', { price: wholeRupees(PRICE_SLIDER.max) })
        : t('noHighestPrice'),
  ] as const;

  const commit = (range: Draft['of']) => {
    if (range.min === min && range.max === max) setBegun(null);
    else choose(range);
  };
  const commitTyped = () => {
    if (!draft?.typed) return;
    const { range, fault } = readTyped(draft.typed);
    if (fault) begin({ typed: draft.typed, fault });
    else commit(range);
  };
  // React does not know what was typed before hydration; while it is still being typed, leaving the field commits it.
  const typedIn = useRef<HTMLDivElement>(null);
  const readTypedEarlier = useEffectEvent(() => {
    const [low, high] = typedIn.current?.querySelectorAll('input') ?? [];
    if (!low || !high || (low.value === fields.min && high.value === fields.max)) return;
    const typed = { min: low.value, max: high.value };
    const { fault } = readTyped(typed);
    begin({ typed, ...(fault && !typedIn.current?.matches(':focus-within') ? { fault } : {}) });
  });
  useLayoutEffect(() => readTypedEarlier(), []);
  const field = (end: 'min' | 'max') => (
    <label className={styles.field}>
      <span>{t(end === 'min' ? 'minimumPrice' : 'maximumPrice')}</span>
      <input
        type="number"
        name={end}
        inputMode="numeric"
        min={0}
        max={PRICE_SLIDER.typedMax}
        step={1}
        placeholder={String(PRICE_SLIDER[end])}
        className={fieldStyles.input}
        value={fields[end]}
        aria-invalid={draft?.fault ? true : undefined}
        aria-describedby={draft?.fault ? `${id}-fault` : undefined}
        onChange={(event) => begin({ typed: { ...fields, [end]: event.target.value } })}
        onBlur={commitTyped}
        onKeyDown={(event) => event.key === 'Enter' && commitTyped()}
      />
    </label>
  );
  return (
    <div className={styles.price}>
      <RangeSlider
        {...PRICE_SLIDER}
        values={draft?.handles ?? resting}
        labels={[t('lowestPrice'), t('highestPrice')]}
        texts={texts}
        onSlide={(handles) => begin({ handles })}
        onCommit={(handles) => commit(movedRange(resting, handles, { min, max }))}
      />
      <p className={styles.reading} aria-hidden="true">
        <bdi>{texts[0]}</bdi>
        <bdi>{texts[1]}</bdi>
      </p>
      <div ref={typedIn} className={styles.fields}>
        {field('min')}
        {field('max')}
      </div>
      {draft?.fault && (
        <p id={`${id}-fault`} className={fieldStyles.error} role="alert">
          {t(draft.fault, { max: wholeRupees(PRICE_SLIDER.typedMax) })}
        </p>
      )}
    </div>
  );
}
