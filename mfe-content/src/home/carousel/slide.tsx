import type { CSSProperties } from 'react';
import { useWords } from 'shared-contracts';
import type { Banner } from 'shared-contracts/domain/banner';
import { FROM_TABLET } from 'shared-contracts/kit/breakpoints';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Picture } from 'shared-contracts/kit/picture';
import { words } from '../words.ts';
import styles from './slide.module.css';

/** Phones crop the picture's sides: it is half a screen wider than shown. */
export const SLIDE_SIZES = `${FROM_TABLET} 66vw, 150vw`;

/** 'leaving' and 'entering' move during a change; 'resting' is hidden and inert. */
export type SlideStage = 'shown' | 'entering' | 'leaving' | 'resting';

interface SlideProps {
  readonly banner: Banner;
  readonly stage: SlideStage;
  /** 'Slide 2 of 5' for assistive technology. */
  readonly label: string;
  readonly isFirst: boolean;
  /** False: the picture does not load. */
  readonly withPicture: boolean;
}

/** A room, and next to it a headline and one button: nothing lies over the picture. */
export function Slide({ banner, stage, label, isFirst, withPicture }: SlideProps) {
  const t = useWords(words);
  return (
    <li
      className={styles.slide}
      data-stage={stage}
      style={{ '--focus': banner.focus } as CSSProperties}
      inert={stage === 'leaving' || stage === 'resting'}
      aria-roledescription="slide"
      aria-label={label}
    >
      {withPicture ? (
        <Picture
          image={banner.image}
          alt={banner.alt}
          sizes={SLIDE_SIZES}
          priority={isFirst}
          fit="cover"
          className={styles.room ?? ''}
        />
      ) : null}
      <div className={styles.words}>
        <div className={styles.headline}>
          <h2>
            <CatalogueText text={banner.title} />
          </h2>
          <p>
            <CatalogueText text={banner.subtitle} />
          </p>
          <ButtonLink to={banner.path} kind="primary">
            {t('explore')}
            <span className="visually-hidden"> {banner.title}</span>
          </ButtonLink>
        </div>
      </div>
    </li>
  );
}
