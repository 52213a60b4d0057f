import { useState } from 'react';
import { useLanguage, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import { useMutation } from 'shared-contracts/query/use-mutation';
import { FormFault } from '../form/form-fault.tsx';
import { words } from '../words.ts';
import { type SendOutcome, sendCode } from './reset-calls.ts';
import styles from './reset-password.module.css';
import { useSecondsLeft } from './use-seconds-left.ts';
import { resetWords } from './words.ts';

/** Mails take a moment, and a new code invalidates the previous one. */
const WAIT_MS = 60_000;

interface NewCodeProps {
  readonly email: string;
  /** When the last code was sent, in milliseconds since 1970. */
  readonly sentAt: number;
  readonly onOutcome: (outcome: SendOutcome) => void;
}

export function NewCode({ email, sentAt, onOutcome }: NewCodeProps) {
  const t = useWords(words);
  const tReset = useWords(resetWords);
  const language = useLanguage();
  const wait = useSecondsLeft(sentAt + WAIT_MS);
  const [sent, setSent] = useState(false);
  const [fault, setFault] = useState('');

  const { run, running } = useMutation(async ({ api }) => {
    setSent(false);
    const outcome = await sendCode(api, email, language);
    onOutcome(outcome);
    setSent(outcome.kind === 'sent');
    setFault(outcome.kind === 'failed' ? t('failed') : '');
  });

  return (
    <div>
      {wait > 0 ? (
        <p className="muted small figures">{tReset('newCodeIn', { n: wait })}</p>
      ) : (
        <Button kind="quiet" className={styles.inLine} disabled={running} onClick={() => void run()}>
          {tReset(running ? 'sendingCode' : 'newCode')}
        </Button>
      )}
      <FormFault text={fault} />
      <p role="status">{sent ? tReset('newCodeOnItsWay') : ''}</p>
    </div>
  );
}
