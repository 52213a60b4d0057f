import { emit, forgetPerson, links, toast, useWords } from 'shared-contracts';
import { endAllSessions } from 'shared-contracts/api/end-all-sessions';
import { endSession } from 'shared-contracts/api/end-session';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import type { Session } from 'shared-contracts/domain/login-security';
import { Button } from 'shared-contracts/kit/button';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import { useDates } from 'shared-contracts/kit/use-dates';
import { useMutation } from 'shared-contracts/query/use-mutation';
import { words } from '../words.ts';
import { isMissing } from './calls.ts';
import styles from './security.module.css';
import { securityWords } from './words.ts';

interface SessionsProps {
  readonly sessions: readonly Session[];
  readonly onChanged: () => void;
}

/** Where the person is logged in, with the ways to end it (ACC-16). */
export function Sessions({ sessions, onChanged }: SessionsProps) {
  const t = useWords(securityWords);
  const common = useWords(words);
  const { run, running } = useMutation(async ({ api }) => {
    const result = await api.call(endAllSessions, {});
    if (!result.ok) return toast.error(common('failed'), TOAST_MS.standard, 'security');
    toast.success(t('ended'), TOAST_MS.standard, 'security');
    forgetPerson();
    emit('account:logged-out', { to: links.login() });
  });
  return (
    <section className={`${surfaceStyles.card} ${styles.part}`} aria-labelledby="sessions-part">
      <div>
        <h2 id="sessions-part">{t('sessionsPart')}</h2>
        <p className="muted">{t('sessionsText')}</p>
      </div>
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={onChanged} />
        ))}
      </ul>
      <Button kind="secondary" className={styles.start} aria-busy={running} onClick={() => void run()}>
        {t('endAll')}
      </Button>
    </section>
  );
}

interface SessionRowProps {
  readonly session: Session;
  readonly onEnded: () => void;
}

function SessionRow({ session, onEnded }: SessionRowProps) {
  const t = useWords(securityWords);
  const common = useWords(words);
  const { moment } = useDates();
  const { run, running } = useMutation(async ({ api }) => {
    const result = await api.call(endSession, { SessionID: session.id });
    if (!result.ok && !isMissing(result.error)) return toast.error(common('failed'), TOAST_MS.standard, 'security');
    toast.success(t('sessionEnded'), TOAST_MS.standard, 'security');
    onEnded();
  });
  const { browser, system, since, lastSeen, isCurrent } = session;
  const device = browser && system ? t('device', { browser, system }) : browser || system || t('unknownDevice');
  const at = moment(lastSeen);
  return (
    <li className={styles.row}>
      <div>
        <strong>{device}</strong>
        <p className="muted">{t('lastSeen', { at, since: moment(since) })}</p>
      </div>
      {isCurrent ? (
        <span>{t('thisDevice')}</span>
      ) : (
        <Button
          kind="quiet"
          aria-label={t('endSessionOf', { device, at })}
          aria-disabled={running}
          onClick={() => void run()}
        >
          {t('endSession')}
        </Button>
      )}
    </li>
  );
}
