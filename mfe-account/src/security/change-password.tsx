import { useState } from 'react';
import { links, logIn, toast, type User, useLanguage, useWords } from 'shared-contracts';
import { LIMITS, TOAST_MS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import fieldStyles from 'shared-contracts/kit/field.module.css';
import { useForm } from 'shared-contracts/kit/form/use-form';
import formStyles from 'shared-contracts/kit/form.module.css';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { StoreLink } from 'shared-contracts/kit/store-link';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import { Failed } from '../dialog/failed.tsx';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { words } from '../words.ts';
import { setPassword } from './calls.ts';
import styles from './security.module.css';
import { securityWords } from './words.ts';

const { login, passwordMinimum, signUp } = LIMITS;
const RULES = {
  CurrentPassword: { required: true, max: login.password, password: 'given' },
  NewPassword: { required: true, min: passwordMinimum, max: signUp.password, password: 'to-be-set' },
} as const;

interface ChangePasswordProps {
  readonly user: User;
  readonly hasPasskeys: boolean;
  readonly onChanged: () => void;
}

/** Sets a new password with the present one (ACC-16). This browser continues with the answer's session. */
export function ChangePassword({ user, hasPasskeys, onChanged }: ChangePasswordProps) {
  const t = useWords(securityWords);
  const common = useWords(words);
  const language = useLanguage();
  const [removesPasskeys, setRemovesPasskeys] = useState(false);
  const [failed, setFailed] = useState<{ readonly wait: number | null }>();
  const { props, form, field, running } = useForm({
    rules: RULES,
    async submit({ CurrentPassword: current, NewPassword: next }, { api, refuse }) {
      setFailed(undefined);
      const outcome = await setPassword(api, { current, next, removesPasskeys, language });
      switch (outcome.kind) {
        case 'changed':
          logIn(user, outcome.token);
          form.current?.reset();
          setRemovesPasskeys(false);
          toast.success(t('passwordSet'), TOAST_MS.standard, 'security');
          return onChanged();
        case 'wrong-password':
          return refuse({ CurrentPassword: t('passwordWrong') });
        case 'too-common':
          return refuse({ NewPassword: common('passwordTooCommon') });
        case 'too-personal':
          return refuse({ NewPassword: common('passwordTooPersonal') });
        case 'failed':
          return setFailed(outcome);
        case 'session-over':
          return;
      }
    },
  });
  return (
    <section className={`${surfaceStyles.card} ${styles.part}`} aria-labelledby="password-part">
      <h2 id="password-part">{t('passwordPart')}</h2>
      <form {...props} className={formStyles.form}>
        {/* For password managers: they save the new password under this name. */}
        <input type="email" autoComplete="username" value={user.EmailAddress} readOnly hidden />
        <div className={formStyles.pair}>
          <PasswordField {...field('CurrentPassword')} autoComplete="current-password" label={t('currentPassword')} />
          <NewPasswordField {...field('NewPassword')} label={t('nextPassword')} />
        </div>
        {hasPasskeys ? (
          <label className={fieldStyles.checkbox}>
            <input
              type="checkbox"
              checked={removesPasskeys}
              onChange={({ target }) => setRemovesPasskeys(target.checked)}
            />
            {t('alsoRemovePasskeys')}
          </label>
        ) : null}
        {failed ? <Failed wait={failed.wait} /> : null}
        <Button type="submit" kind="secondary" className={styles.start} disabled={running} aria-busy={running}>
          {t(running ? 'settingPassword' : 'setNewPassword')}
        </Button>
        <p>
          <StoreLink to={links.resetPassword()} className={linkStyles.text}>
            {t('forgotCurrent')}
          </StoreLink>
        </p>
      </form>
    </section>
  );
}
