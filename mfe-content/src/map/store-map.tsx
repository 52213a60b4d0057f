import { useId, useRef, useState } from 'react';
import { useSite, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import { AddressCard } from './address-card.tsx';
import { DrawnMap } from './drawn-map.tsx';
import styles from './store-map.module.css';
import { useInteractiveMap } from './use-interactive-map.ts';
import { words } from './words.ts';

/**
 * A drawn map until a click, then an interactive one with tiles of another origin, which receives no request before
 * (HOME-06). Without tiles the drawing stays.
 */
export function StoreMap() {
  const t = useWords(words);
  const { mapPoints: places, mapTiles } = useSite();
  const id = useId();
  const ground = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState(0);
  const { state, open, show } = useInteractiveMap(ground, setChosen);
  if (places.length === 0) return null;

  return (
    <section className={`container ${styles.section}`} aria-labelledby={id}>
      <h2 id={id}>{t('mapHeading')}</h2>
      <div className={styles.map}>
        <div className={styles.ground}>
          {state !== 'interactive' && <DrawnMap places={places} />}
          {/* Left to right in every language: maps are not mirrored, and Leaflet counts from the left. */}
          {state !== 'drawn' && state !== 'unavailable' && (
            <section
              ref={ground}
              dir="ltr"
              aria-label={t('mapName')}
              className={styles.live}
              data-shown={state === 'interactive' || undefined}
            />
          )}
          {mapTiles && state !== 'interactive' && (
            <Button
              kind="secondary"
              className={styles.open}
              aria-busy={state === 'opening'}
              disabled={state === 'opening'}
              onClick={open}
            >
              {t(state === 'opening' ? 'openingMap' : 'openMap')}
            </Button>
          )}
        </div>
        <AddressCard
          places={places}
          chosen={chosen}
          onShow={
            state === 'interactive'
              ? (place) => {
                  setChosen(place);
                  show(place);
                }
              : null
          }
        />
      </div>
      <p className="small muted" role="status">
        {state === 'unavailable' ? t('mapUnavailable') : mapTiles ? t('mapFrom') : ''}
      </p>
    </section>
  );
}
