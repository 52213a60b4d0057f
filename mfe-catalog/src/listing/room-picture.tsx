import { links, useWords } from 'shared-contracts';
import { FROM_DESKTOP, FROM_WHOLE_CONTAINER } from 'shared-contracts/kit/breakpoints';
import { CatalogueText } from 'shared-contracts/kit/catalogue-text';
import { Picture } from 'shared-contracts/kit/picture';
import { StoreLink } from 'shared-contracts/kit/store-link';
import type { Room } from './listing-data.ts';
import styles from './room-picture.module.css';
import { roomWords } from './room-words.ts';

const SIZES = `${FROM_WHOLE_CONTAINER} 468px, ${FROM_DESKTOP} 46vw, 92vw`;

/** A furnished room of two cells: with ten products it fills two, three and four columns. */
export function RoomPicture({ room }: { readonly room: Room }) {
  const t = useWords(roomWords);
  return (
    <StoreLink to={links.category(room.slug)} className={styles.link ?? ''}>
      <Picture image={room.picture} sizes={SIZES} fit="cover" alt="" />
      <span className={styles.label}>
        <strong>
          <CatalogueText text={room.name} />
        </strong>{' '}
        {t('wholeRoom')}
        {room.shown && (
          <small>
            {' '}
            <CatalogueText text={room.shown} />. {t('othersInPicture')}
          </small>
        )}
      </span>
    </StoreLink>
  );
}
