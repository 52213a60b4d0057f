import { type CSSProperties, useState } from 'react';
import { useWords } from 'shared-contracts';
import type { HomeData } from '../home-data.ts';
import { words } from '../words.ts';
import styles from './carousel.module.css';
import { CarouselControls } from './carousel-controls.tsx';
import { Slide, type SlideStage } from './slide.tsx';
import { useAutoplay } from './use-autoplay.ts';

/** The duration of a slide change in milliseconds (HOME-02). */
const SPEED_MS = 1000;

interface Turn {
  readonly shown: number;
  /** The previous slide, and the direction in which it left: 1 forward, -1 back. */
  readonly left?: number;
  readonly direction: 1 | -1;
}

/**
 * Room pictures in a loop. Autoplay stops on hover, on keyboard focus, when paused, and with reduced motion. The server
 * sends only the first slide with a picture.
 */
export function Carousel({ banners }: { readonly banners: HomeData['banners'] }) {
  const t = useWords(words);
  const [turn, setTurn] = useState<Turn>({ shown: 0, direction: 1 });
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  const count = banners.length;
  const show = (slide: number, direction: 1 | -1) => {
    if (slide !== turn.shown) setTurn({ shown: slide, left: turn.shown, direction });
  };
  const next = (turn.shown + 1) % count;
  const playing = count > 1 && !paused && !pointed && !focused;
  const motionAllowed = useAutoplay(playing, turn.shown, (slide) => show((slide + 1) % count, 1));

  if (count === 0) return null;
  const stageOf = (slide: number): SlideStage => {
    if (slide === turn.shown) return turn.left === undefined ? 'shown' : 'entering';
    return slide === turn.left ? 'leaving' : 'resting';
  };
  const style = {
    '--slide-speed': `${SPEED_MS}ms`,
    '--side': `calc(var(--forward) * ${turn.direction})`,
  } as CSSProperties;
  return (
    <section
      className={styles.carousel}
      style={style}
      aria-roledescription="carousel"
      aria-label={t('slides')}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      <ul className={styles.slides} aria-live={playing && motionAllowed ? 'off' : 'polite'}>
        {banners.map((banner, slide) => (
          <Slide
            key={banner.id}
            banner={banner}
            stage={stageOf(slide)}
            label={t('slideOf', { n: slide + 1, count })}
            isFirst={slide === 0}
            withPicture={slide === turn.shown || slide === turn.left || (motionAllowed && slide === next)}
          />
        ))}
      </ul>
      {count > 1 ? (
        <CarouselControls
          titles={banners.map(({ title }) => title)}
          shown={turn.shown}
          onShow={(slide) => show(slide, slide > turn.shown ? 1 : -1)}
          {...(motionAllowed ? { paused, onPause: setPaused } : {})}
        />
      ) : null}
    </section>
  );
}
