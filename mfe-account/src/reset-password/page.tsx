import { definePage, links, useSite, useWords } from 'shared-contracts';
import { MailIcon, PhoneIcon } from 'shared-contracts/ui/icons';
import { StoreLink } from 'shared-contracts/ui/store-link';
import { personalHead } from '../frame/personal-head.ts';
import { Door } from '../login/door.tsx';
import { words } from '../words.ts';
import styles from './reset-password.module.css';

/** /ResetPassword: how to get back into an account whose password is lost, with the help of the store's support. */
function ResetPasswordPage() {
  const t = useWords(words);
  const { email, phone } = useSite();
  return (
    <Door title={t('resetTitle')} intro={t('resetIntro')}>
      <ul className={styles.ways}>
        <li>
          <MailIcon />
          <div>
            <a className="text-link" href={`mailto:${email}?subject=${encodeURIComponent(t('resetSubject'))}`}>
              {t('resetByEmail')}
            </a>
            <p className="muted">
              <bdi dir="ltr">{email}</bdi>
            </p>
          </div>
        </li>
        <li>
          <PhoneIcon />
          <div>
            <a className="text-link" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
              {t('resetByPhone')}
            </a>
            <p className="muted">
              <bdi dir="ltr">{phone}</bdi>
            </p>
          </div>
        </li>
      </ul>
      <StoreLink to={links.login()} className="button button-secondary button-wide">
        {t('cancel')}
      </StoreLink>
    </Door>
  );
}

export const page = definePage({ Component: ResetPasswordPage, head: personalHead('resetTitle') });
