import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $storageReady, links, toast, type User, useWords } from 'shared-contracts';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { useForm } from 'shared-contracts/kit/form/use-form';
import formStyles from 'shared-contracts/kit/form.module.css';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { TextAreaField } from 'shared-contracts/kit/text-area-field';
import { EmailField, PhoneField, PostalCodeField, TextField } from 'shared-contracts/kit/text-field';
import { useStoreNavigate } from 'shared-contracts/kit/use-store-navigate';
import { FormFault } from '../form/form-fault.tsx';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { TooManyAttempts } from '../form/too-many-attempts.tsx';
import { type LabelSet, useLabels } from '../labels/use-labels.ts';
import { carryEmail } from '../login/carried-email.ts';
import { login } from '../login/login.ts';
import { NO_PLACES, PlaceFields } from '../places/place-fields.tsx';
import { words } from '../words.ts';
import { newAccount } from './new-account.ts';
import { signUp } from './sign-up.ts';
import { SIGN_UP_RULES } from './sign-up-rules.ts';
import { signUpWords } from './words.ts';

const LABELS = {
  entity: 'signup',
  words: signUpWords,
  ids: [
    'firstName',
    'lastName',
    'email',
    'password',
    'country',
    'state',
    'city',
    'postalCode',
    'mobile',
    'address',
    'signUp',
  ],
} as const satisfies LabelSet<(typeof signUpWords)['english']>;

interface SignUpFormProps {
  readonly onLoggedIn: (user: User, token: string) => void;
  /** Passed to the login page if the automatic login fails. */
  readonly from: string | null;
}

/** Creates the account (ACC-03), then logs in. */
export function SignUpForm({ onLoggedIn, from }: SignUpFormProps) {
  const t = useLabels(LABELS);
  const common = useWords(words);
  const navigate = useStoreNavigate();
  const ready = useStore($storageReady);
  const [fault, setFault] = useState('');
  const [minutesToWait, setMinutesToWait] = useState<number>();
  const [places, setPlaces] = useState(NO_PLACES);

  const { props, field, running } = useForm({
    rules: SIGN_UP_RULES,
    values: { CountryID: places.country, StateProvinceId: places.state, CityId: places.city },
    async submit(typed, { api, refuse }) {
      const outcome = await signUp(api, newAccount(typed));
      setFault('');
      setMinutesToWait(outcome.kind === 'too-many-attempts' ? outcome.minutes : undefined);
      switch (outcome.kind) {
        case 'created': {
          toast.success(t('signUpSucceeded'), TOAST_MS.standard, 'login');
          const session = await login(api, typed.EmailAddress, typed.Password);
          if (session.kind === 'logged-in') return onLoggedIn(session.user, session.token);
          carryEmail(typed.EmailAddress);
          return navigate(links.login(), { state: { from } });
        }
        case 'email-taken':
          return refuse({ EmailAddress: t('emailTaken') });
        case 'too-common':
          return refuse({ Password: common('passwordTooCommon') });
        case 'too-personal':
          return refuse({ Password: common('passwordTooPersonal') });
        case 'too-many-attempts':
          return;
        case 'failed':
          return setFault(common('failed'));
      }
    },
  });

  return (
    <form {...props} className={formStyles.form}>
      <div className={formStyles.pair}>
        <TextField {...field('FirstName')} label={t('firstName')} autoComplete="given-name" />
        <TextField {...field('LastName')} label={t('lastName')} autoComplete="family-name" />
      </div>
      <div className={formStyles.pair}>
        <EmailField {...field('EmailAddress')} label={t('email')} />
        <NewPasswordField {...field('Password')} label={t('password')} />
      </div>
      <PlaceFields t={t} chosen={places} onChoose={setPlaces} countryField={field('CountryID')} />
      <div className={formStyles.pair}>
        <PostalCodeField {...field('PostalCode')} label={t('postalCode')} />
        <PhoneField {...field('MobileNo')} label={t('mobile')} />
      </div>
      <TextAreaField {...field('AddressLineOne')} label={t('address')} rows={3} autoComplete="street-address" />
      <p className="muted small">
        {t('signUpAccepts')} <StoreLink to={links.policy('privacy')}>{t('privacyNotice')}</StoreLink>
      </p>
      <FormFault text={fault} />
      <TooManyAttempts minutes={minutesToWait} />
      <Button type="submit" kind="primary" wide disabled={!ready || running} aria-busy={running}>
        {running ? t('signingUp') : t('signUp')}
      </Button>
    </form>
  );
}
