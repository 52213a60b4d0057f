import { useId, useRef, useState } from 'react';
import { useSite, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import { AddressCard } from './address-card.tsx';
import { DrawnMap } from './drawn-map.tsx';
import styles from './store-map.module.css';
import { useLiveMap } from './use-live-map.ts';
import { words } from './words.ts';

/**
 * Where the store is: a drawn map until a click, then one to move about in, over the tiles of another origin, of
 * which nothing is asked before (HOME-06). Where those cannot be had, the drawn one stays.
 */
export function StoreMap() {
  const t = useWords(words);
  const { mapPoints: places, mapTiles } = useSite();
  const id = useId();
  const ground = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState(0);
  const { state, open, show } = useLiveMap(ground, setChosen);
  if (places.length === 0) return null;

  const host = mapTiles && hostOf(mapTiles.urlTemplate);
  return (
    <section className={`container ${styles.section}`} aria-labelledby={id}>
      <h2 id={id}>{t('mapHeading')}</h2>
      <div className={styles.map}>
        <div className={styles.ground}>
          {state !== 'live' && <DrawnMap places={places} />}
          {/* Left to right in every language: maps are not mirrored, and Leaflet counts from the left. */}
          {state !== 'drawn' && state !== 'away' && (
            <section
              ref={ground}
              dir="ltr"
              aria-label={t('mapName')}
              className={styles.live}
              data-shown={state === 'live' || undefined}
            />
          )}
          {host && state !== 'live' && (
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
            state === 'live'
              ? (place) => {
                  setChosen(place);
                  show(place);
                }
              : null
          }
        />
      </div>
      <p className="small muted" role="status">
        {state === 'away' ? t('mapAway') : host ? t('mapFrom', { host }) : ''}
      </p>
    </section>
  );
}

/** The origin that tiles come from, without the placeholder of its subdomain. */
function hostOf(urlTemplate: string): string | null {
  return /^https?:\/\/(?:\{s\}\.)?([^/]+)\//.exec(urlTemplate)?.[1] ?? null;
}
