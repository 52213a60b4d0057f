import type { CSSProperties } from 'react';
import { useWords } from 'shared-contracts';
import styles from './drawn-map.module.css';
import type { Place } from './place.ts';
import { framing, onSheet, type SheetPoint } from './sheet.ts';
import { words } from './words.ts';

/** A fraction of the sheet; about half a pin on the largest sheet. */
const CLOSE = 0.007;

/** A drawing of India with a pin at each place: the store's own file, without tiles. */
export function DrawnMap({ places }: { readonly places: readonly Place[] }) {
  const t = useWords(words);
  const pins = places.map(onSheet);
  const { edge, middle } = framing(pins);
  const position = { '--edge': `${edge}px`, '--middle-x': middle.x, '--middle-y': middle.y } as CSSProperties;
  return (
    <div
      className={styles.window}
      role="img"
      aria-label={t('mapPicture', { places: places.map(({ name }) => name).join(', ') })}
    >
      <div className={styles.sheet} style={position}>
        {apart(pins).map(({ x, y }) => (
          <span key={`${x} ${y}`} className={styles.pin} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
        ))}
      </div>
    </div>
  );
}

/** Overlapping pins are omitted. */
function apart(pins: readonly SheetPoint[]): readonly SheetPoint[] {
  return pins.filter((pin, index) =>
    pins.slice(0, index).every((other) => {
      const [across, down] = [other.x - pin.x, other.y - pin.y];
      return across * across + down * down > CLOSE * CLOSE;
    }),
  );
}
