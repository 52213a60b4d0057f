import type { Ref } from 'react';
import { type Language, localeOf, useLanguage, useWords } from 'shared-contracts';
import type { CallAnswer } from 'shared-contracts/api/call';
import type { getEnquiry } from 'shared-contracts/api/get-enquiry';
import linkStyles from 'shared-contracts/kit/link.module.css';
import surface from 'shared-contracts/kit/surface.module.css';
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

export type Enquiry = NonNullable<CallAnswer<typeof getEnquiry>>;

interface EnquiryStatusProps {
  readonly enquiry: Enquiry;
  readonly ref: Ref<HTMLElement>;
}

/** What has happened to an enquiry, and by when the store does what. Takes focus when it arrives. */
export function EnquiryStatus({ enquiry, ref }: EnquiryStatusProps) {
  const t = useWords(words);
  const language = useLanguage();
  const { Kind, State, Acts, Attachments, AnswerBy, SettledBy, IsMailed } = enquiry;
  const isOpen = State === 'received' || State === 'assigned';
  return (
    <section ref={ref} tabIndex={-1} className={`${surface.card} ${styles.enquiry}`} aria-labelledby="enquiry-status">
      <header>
        <p className="small muted">{t(KIND[Kind])}</p>
        <h2 id="enquiry-status">
          <bdi>{enquiry.ReferenceNumber}</bdi>
        </h2>
        <p className={styles.state}>{t(STATE[State])}</p>
        {isOpen && (
          <p>{t(Kind === 'grievance' ? 'acknowledgeBy' : 'answerBy', { date: timeIn(language, AnswerBy) })}</p>
        )}
        {SettledBy && State !== 'closed' && <p>{t('settledBy', { date: timeIn(language, SettledBy) })}</p>}
      </header>
      <h3>{t('followHistory')}</h3>
      <ol className={styles.acts}>
        {Acts.map(({ At, State: to, Words }) => (
          <li key={At + to}>
            <p className="small muted">
              <time dateTime={At}>{timeIn(language, At)}</time>
            </p>
            <p>{t(STATE[to])}</p>
            {Words !== '' && (
              <blockquote dir="auto">
                <p>{Words}</p>
              </blockquote>
            )}
          </li>
        ))}
      </ol>
      {Attachments.length > 0 && (
        <>
          <h3>{t('followFiles')}</h3>
          <ul>
            {Attachments.map(({ FileName, Url }) => (
              <li key={Url}>
                <a href={Url} download className={linkStyles.text}>
                  <bdi>{FileName}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="small muted">{t(IsMailed ? 'followMailed' : 'followNotMailed')}</p>
    </section>
  );
}

/** In India's time, where the store is. */
function timeIn(language: Language, moment: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(moment));
}
