import { useId } from 'react';
import { links, useSite, useWords } from 'shared-contracts';
import { telephoneLink } from 'shared-contracts/domain/telephone-link';
import { ButtonLink } from 'shared-contracts/kit/button-link';
import { PhoneIcon } from 'shared-contracts/kit/icons';
import linkStyles from 'shared-contracts/kit/link.module.css';
import styles from './help-band.module.css';
import { words } from './words.ts';

/** The end of a page that explains: where a person answers. */
export function HelpBand() {
  const t = useWords(words);
  const { phone } = useSite();
  const id = useId();
  return (
    <section className={styles.band} aria-labelledby={id}>
      <h2 id={id}>{t('helpHeading')}</h2>
      <p className="muted">{t('helpText')}</p>
      <p className={styles.ways}>
        <ButtonLink to={links.contact()} kind="secondary">
          {t('helpContact')}
        </ButtonLink>
        {phone && (
          <a href={telephoneLink(phone)} className={`${linkStyles.text} ${styles.phone}`}>
            <PhoneIcon size={20} />
            {t('helpCall', { phone: `\u2066${phone}\u2069` })}
          </a>
        )}
      </p>
    </section>
  );
}
