import { useWords } from 'shared-contracts';
import type { StorePromise } from 'shared-contracts/api/shapes/promise';
import { PROMISE_ICON, usePromises } from 'shared-contracts/kit/promises';
import styles from './why-us.module.css';
import { words } from './words.ts';

/** The store's reasons with icons, for any page (SH-09); nothing where it gives none. */
export function WhyUs() {
  return <Reasons reasons={usePromises('home')} />;
}

type Reason = Pick<StorePromise, 'icon' | 'title' | 'text'>;

export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  const t = useWords(words);
  if (reasons.length === 0) return null;
  return (
    <section className={`container ${styles.why}`} aria-labelledby="why-us">
      <h2 id="why-us">{t('whyUs')}</h2>
      <ul>
        {reasons.map(({ icon, title, text }) => {
          const Icon = PROMISE_ICON[icon];
          return (
            <li key={title}>
              <Icon size={32} />
              <h3>{title}</h3>
              {text && <p className="muted small">{text}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
