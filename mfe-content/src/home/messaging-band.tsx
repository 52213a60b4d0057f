import { useSite, useWords } from 'shared-contracts';
import buttonStyles from 'shared-contracts/kit/button.module.css';
import styles from './messaging-band.module.css';
import { words } from './words.ts';

/** A link to the store's chat, where there is a number for it (HOME-05). */
export function MessagingBand() {
  const t = useWords(words);
  const { whatsapp, storeName } = useSite();
  if (!whatsapp) return null;
  const greeting = encodeURIComponent(t('chatGreeting', { store: storeName }));
  return (
    <section className="container" aria-labelledby="chat">
      <div className={styles.band}>
        <svg
          viewBox="0 0 48 48"
          width="48"
          height="48"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        >
          <path d="M8 40.500 10.300 32A17.500 17.500 0 1 1 16.500 38Z" strokeLinejoin="round" />
          <path
            d="M15.500 28v-4a3 3 0 0 1 3-3h11a3 3 0 0 1 3 3v4M19 21v-3.500h10V21M15.500 26.500h17M17 28v3m14-3v3"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <div>
          <h2 id="chat">{t('chatTitle')}</h2>
          <p className="muted">{t('chatText')}</p>
        </div>
        <a
          href={`https://wa.me/${encodeURIComponent(whatsapp)}?text=${greeting}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyles.secondary}
        >
          {t('chatAction')}
        </a>
      </div>
    </section>
  );
}
