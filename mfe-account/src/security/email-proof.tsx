import { useEffect, useRef, useState } from 'react';
import { links, toast, type User, useLanguage, useWords } from 'shared-contracts';
import { confirmEmail } from 'shared-contracts/api/confirm-email';
import { sendEmailProof } from 'shared-contracts/api/send-email-proof';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { useMutation } from 'shared-contracts/query/use-mutation';
import { useSearchParams } from 'shared-contracts/router';
import { waitMinutes } from '../form/wait-minutes.ts';
import { words } from '../words.ts';
import styles from './security.module.css';
import { securityWords } from './words.ts';

interface EmailProofProps {
  readonly user: User;
  readonly isProven: boolean;
  readonly onProven: () => void;
}

/** Sends the link that proves the address, and confirms it where the link has led here (`?confirm=`). */
export function EmailProof({ user, isProven, onProven }: EmailProofProps) {
  const t = useWords(securityWords);
  const common = useWords(words);
  const language = useLanguage();
  const navigate = useStoreNavigate();
  const token = useSearchParams()[0].get('confirm');
  const [isSent, setIsSent] = useState(false);
  const email = user.EmailAddress;
  const part = useRef<HTMLElement>(null);
  // The mailed link is for this button, which is below the whole profile: its focus brings it into view.
  useEffect(() => {
    if (token) part.current?.querySelector('button')?.focus();
  }, [token]);

  const send = useMutation(async ({ api }) => {
    const result = await api.call(sendEmailProof, { LanguageCode: language });
    if (result.ok) return setIsSent(true);
    const minutes = waitMinutes(result.error);
    toast.error(
      minutes === null ? common('failed') : common('tooManyAttempts', { n: minutes }),
      TOAST_MS.standard,
      'security',
    );
  });
  const confirm = useMutation(async ({ api }) => {
    const result = await api.call(confirmEmail, { Token: token ?? '' });
    if (!result.ok) return toast.error(common('failed'), TOAST_MS.standard, 'security');
    const isConfirmed = result.value === 'confirmed';
    if (isConfirmed) toast.success(t('emailConfirmed'), TOAST_MS.standard, 'security');
    else toast.error(t('proofRefused'), TOAST_MS.standard, 'security');
    navigate(links.profile(), { replace: true });
    if (isConfirmed) onProven();
  });

  // A link may also prove another address, given at a checkout.
  if (isProven && !token) return null;
  return (
    <section ref={part} className={`${surfaceStyles.card} ${styles.part}`} aria-labelledby="email-part">
      <div>
        <h2 id="email-part">{t('emailPart', { email })}</h2>
        <p className="muted">{t('emailPartText')}</p>
      </div>
      {token ? (
        <Button kind="primary" className={styles.start} aria-busy={confirm.running} onClick={() => void confirm.run()}>
          {t('confirmAddress')}
        </Button>
      ) : (
        <Button kind="secondary" className={styles.start} aria-busy={send.running} onClick={() => void send.run()}>
          {t('sendProof')}
        </Button>
      )}
      <p role="status">{isSent ? t('proofSent', { email }) : null}</p>
    </section>
  );
}
