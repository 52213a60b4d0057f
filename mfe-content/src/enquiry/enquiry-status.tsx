import type { Ref } from 'react';
import { useWords } from 'shared-contracts';
import type { Enquiry } from 'shared-contracts/domain/enquiry';
import linkStyles from 'shared-contracts/kit/link.module.css';
import surface from 'shared-contracts/kit/surface.module.css';
import { useDates } from 'shared-contracts/kit/use-dates';
import styles from './enquiry-status.module.css';
import { words } from './words.ts';

const KIND = {
  contact: 'kindContact',
  bulk: 'kindBulk',
  customised: 'kindCustomised',
  customization: 'kindCustomization',
  grievance: 'kindGrievance',
} as const;
const STATE = {
  received: 'stateReceived',
  assigned: 'stateAssigned',
  answered: 'stateAnswered',
  closed: 'stateClosed',
} as const;

interface EnquiryStatusProps {
  readonly enquiry: Enquiry;
  readonly ref: Ref<HTMLElement>;
}

/** What has happened to an enquiry, and by when the store does what. Takes focus when it arrives. */
export function EnquiryStatus({ enquiry, ref }: EnquiryStatusProps) {
  const t = useWords(words);
  const { moment } = useDates();
  const { reference, kind, state, acts, files, answerBy, settledBy, isMailed } = enquiry;
  const isOpen = state === 'received' || state === 'assigned';
  return (
    <section ref={ref} tabIndex={-1} className={`${surface.card} ${styles.enquiry}`} aria-labelledby="enquiry-status">
      <header>
        <p className="small muted">{t(KIND[kind])}</p>
        <h2 id="enquiry-status">
          <bdi>{reference}</bdi>
        </h2>
        <p className={styles.state}>{t(STATE[state])}</p>
        {isOpen && <p>{t(kind === 'grievance' ? 'acknowledgeBy' : 'answerBy', { date: moment(answerBy) })}</p>}
        {settledBy && state !== 'closed' && <p>{t('settledBy', { date: moment(settledBy) })}</p>}
      </header>
      <h3>{t('followHistory')}</h3>
      <ol className={styles.acts}>
        {acts.map(({ at, state: to, answer }) => (
          <li key={`${at}${to}`}>
            <p className="small muted">
              <time dateTime={new Date(at).toISOString()}>{moment(at)}</time>
            </p>
            <p>{t(STATE[to])}</p>
            {answer && (
              <blockquote dir="auto">
                <p>{answer}</p>
              </blockquote>
            )}
          </li>
        ))}
      </ol>
      {files.length > 0 && (
        <>
          <h3>{t('followFiles')}</h3>
          <ul>
            {files.map(({ name, url }) => (
              <li key={url}>
                <a href={url} download className={linkStyles.text}>
                  <bdi>{name}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="small muted">{t(isMailed ? 'followMailed' : 'followNotMailed')}</p>
    </section>
  );
}
