import { useWords } from 'shared-contracts';
import { words } from '../words.ts';
import styles from './carousel-controls.module.css';

interface CarouselControlsProps {
  readonly titles: readonly string[];
  readonly shown: number;
  readonly onShow: (slide: number) => void;
  readonly paused?: boolean;
  /** Absent without autoplay. */
  readonly onPause?: (paused: boolean) => void;
}

/** A dot per slide, and the pause button. */
export function CarouselControls({ titles, shown, onShow, paused = false, onPause }: CarouselControlsProps) {
  const t = useWords(words);
  return (
    <div className={styles.controls}>
      {titles.map((title, slide) => (
        <button
          key={title}
          type="button"
          className={styles.dot}
          aria-label={t('goToSlide', { n: slide + 1, title })}
          aria-current={slide === shown}
          onClick={() => onShow(slide)}
        />
      ))}
      {onPause ? (
        <button
          type="button"
          className={styles.pause}
          aria-label={t(paused ? 'playSlides' : 'pauseSlides')}
          onClick={() => onPause(!paused)}
        >
          <svg width="12" height="12" viewBox="0 0 12 12" fill="currentColor" aria-hidden="true">
            {paused ? <path d="M2 1v10l9-5z" /> : <path d="M1.5 1h3v10h-3zM7.5 1h3v10h-3z" />}
          </svg>
        </button>
      ) : null}
    </div>
  );
}
