import { useWords } from 'shared-contracts';
import { FROM_TABLET } from 'shared-contracts/kit/breakpoints';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { Picture } from 'shared-contracts/kit/picture';
import type { HomeData } from '../home-data.ts';
import { words } from '../words.ts';
import styles from './slide.module.css';

/** Phones crop the picture's sides: it is half a screen wider than shown. */
export const SLIDE_SIZES = `${FROM_TABLET} 100vw, 150vw`;

/** 'leaving' and 'entering' move during a change; 'resting' is hidden and inert. */
export type SlideStage = 'shown' | 'entering' | 'leaving' | 'resting';

interface SlideProps {
  readonly banner: HomeData['banners'][number];
  readonly stage: SlideStage;
  /** 'Slide 2 of 5' for assistive technology. */
  readonly label: string;
  readonly isFirst: boolean;
  /** False: the picture does not load. */
  readonly withPicture: boolean;
}

/** A room across the window, a headline and one button. The editorial texts are in English. */
export function Slide({ banner, stage, label, isFirst, withPicture }: SlideProps) {
  const t = useWords(words);
  return (
    <li
      className={styles.slide}
      data-stage={stage}
      inert={stage === 'leaving' || stage === 'resting'}
      aria-roledescription="slide"
      aria-label={label}
    >
      {withPicture ? (
        <Picture
          image={banner.Image}
          alt={banner.AltText}
          sizes={SLIDE_SIZES}
          priority={isFirst}
          fit="cover"
          className={styles.room ?? ''}
        />
      ) : null}
      <div className={`container ${styles.words}`}>
        <div className={styles.headline}>
          <h2>
            <bdi lang="en">{banner.Title}</bdi>
          </h2>
          <p>
            <bdi lang="en">{banner.Subtitle}</bdi>
          </p>
          <ButtonLink to={banner.LinkUrl} kind="primary">
            {t('explore')}
            <span className="visually-hidden"> {banner.Title}</span>
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
