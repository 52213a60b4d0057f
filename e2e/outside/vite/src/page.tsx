import { useState } from 'react';
import { definePage, translator, useWords } from 'shared-contracts';
import styles from './page.module.css';
import { words } from './words.ts';

function Workshops() {
  const t = useWords(words);
  const [chosen, setChosen] = useState(0);
  return (
    <div className={`container ${styles.page}`}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <button type="button" onClick={() => setChosen(chosen + 1)}>
        {t('choose')}
      </button>
      <p role="status">{t('chosen', { count: String(chosen) })}</p>
    </div>
  );
}

export const page = definePage({
  Component: Workshops,
  head: (_, { language, storeName }) => ({ title: `${translator(words, language)('title')} | ${storeName}` }),
});
