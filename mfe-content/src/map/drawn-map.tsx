import type { CSSProperties } from 'react';
import { useWords } from 'shared-contracts';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import styles from './drawn-map.module.css';
import type { Place } from './place.ts';
import { framing, onSheet, type SheetPoint } from './sheet.ts';
import { words } from './words.ts';

/** A fraction of the sheet; about half a pin on the largest sheet. */
const CLOSE = 0.007;

interface Pin extends SheetPoint {
  readonly name: string;
}

/**
 * The places as they lie to each other, with their names: needs no tiles. Without coasts and borders, as those of India
 * may only be drawn as the Survey of India has them.
 */
export function DrawnMap({ places }: { readonly places: readonly Place[] }) {
  const t = useWords(words);
  const pins = places.map((place) => ({ ...onSheet(place), name: place.name }));
  const { edge, middle } = framing(pins);
  const position = { '--edge': `${edge}px`, '--middle-x': middle.x, '--middle-y': middle.y } as CSSProperties;
  return (
    <div
      className={styles.window}
      role="img"
      aria-label={t('mapPicture', { places: places.map(({ name }) => name).join(', ') })}
    >
      <div className={styles.sheet} style={position}>
        {apart(pins).map(({ x, y, name }) => (
          <span
            key={`${x} ${y}`}
            className={styles.place}
            data-west={x < middle.x || undefined}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          >
            <span className={styles.pin} />
            <span className={styles.name}>
              <CatalogueText text={name} />
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}

/** Overlapping pins are omitted. */
function apart(pins: readonly Pin[]): readonly Pin[] {
  return pins.filter((pin, index) =>
    pins.slice(0, index).every((other) => {
      const [across, down] = [other.x - pin.x, other.y - pin.y];
      return across * across + down * down > CLOSE * CLOSE;
    }),
  );
}
