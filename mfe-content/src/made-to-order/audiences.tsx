import { useWords } from 'shared-contracts';
import type { PagePicture } from 'shared-contracts/domain/web-content';
import { FROM_DESKTOP, FROM_WHOLE_CONTAINER } from 'shared-contracts/kit/breakpoints';
import { Picture } from 'shared-contracts/kit/picture';
import styles from './audiences.module.css';
import { words } from './words.ts';

/** By the names of their pictures. */
const AUDIENCES = [
  ['designers', 'forDesigners'],
  ['retailers', 'forRetailers'],
  ['offices', 'forOffices'],
  ['apartments', 'forApartments'],
  ['cafes', 'forCafes'],
  ['hotels', 'forHotels'],
] as const;

const SIZES = `${FROM_WHOLE_CONTAINER} 405px, ${FROM_DESKTOP} 32vw, 48vw`;

/** Six tiles: for whom the store makes furniture. Without pictures they are words. */
export function Audiences({ pictures }: { readonly pictures: readonly PagePicture[] }) {
  const t = useWords(words);
  return (
    <section className={`container ${styles.audiences}`} aria-labelledby="audiences">
      <h2 id="audiences">{t('whoWeMakeFor')}</h2>
      <ul>
        {AUDIENCES.map(([name, word]) => {
          const picture = pictures.find((each) => each.slot === 'tile' && each.name === name);
          return (
            <li key={name}>
              {picture && (
                <Picture image={picture.image} sizes={SIZES} fit="cover" alt="" className={styles.picture ?? ''} />
              )}
              <p>{t(word)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
