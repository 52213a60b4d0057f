import { Fragment, useWords } from 'shared-contracts';
import styles from './home.module.css';
import { words } from './words.ts';

export function Home() {
  const t = useWords(words);
  return (
    <div className={`container ${styles.page}`}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p className="lead">{t('intro')}</p>
      <Fragment id="new-team/fragments/note" text={t('noteText')} />
    </div>
  );
}
