import { useState } from 'react';
import { toast, type User, useWords } from 'shared-contracts';
import { TOAST_MS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { useForm } from 'shared-contracts/kit/form/use-form';
import formStyles from 'shared-contracts/kit/form.module.css';
import { FormFault } from '../form/form-fault.tsx';
import { type LabelSet, useLabels } from '../labels/use-labels.ts';
import { words } from '../words.ts';
import styles from './profile.module.css';
import { ProfileChanged } from './profile-changed.tsx';
import { ProfileFields } from './profile-fields.tsx';
import { PROFILE_RULES } from './profile-rules.ts';
import { profileRequest } from './profile-values.ts';
import { saveProfile } from './save-profile.ts';
import { useProfileEdit } from './use-profile-edit.ts';
import { profileWords } from './words.ts';

const LABELS = {
  entity: 'UpdateProfile',
  words: profileWords,
  ids: [
    'firstName',
    'lastName',
    'email',
    'country',
    'state',
    'city',
    'postalCode',
    'mobile',
    'address',
    'updateProfile',
  ],
} as const satisfies LabelSet<(typeof profileWords)['english']>;

/** Name, mobile number and address (ACC-08). */
export function ProfileForm({ saved }: { readonly saved: User }) {
  const t = useLabels(LABELS);
  const common = useWords(words);
  const { values, touched, outdated, change, follow } = useProfileEdit(saved);
  const [confirming, setConfirming] = useState(false);
  const [fault, setFault] = useState('');

  const { FirstName, LastName, PostalCode, MobileNo, AddressLineOne } = values;
  const { props, form, field, focus, running } = useForm({
    rules: PROFILE_RULES,
    values: { FirstName, LastName, PostalCode, MobileNo, AddressLineOne },
    change,
    async submit(_, { api }) {
      if (outdated && !confirming) return setConfirming(true);
      setFault('');
      const outcome = await saveProfile(api, profileRequest(values, saved));
      setConfirming(outcome.kind === 'changed-elsewhere');
      switch (outcome.kind) {
        case 'saved':
          follow(values);
          return toast.success(t('profileUpdated'), TOAST_MS.standard, 'profile');
        case 'refused':
          return setFault(outcome.message ?? t('updateFailed'));
        case 'no-data':
          return setFault(t('noData'));
        case 'failed':
          return setFault(common('failed'));
        case 'changed-elsewhere':
        case 'session-over':
          return;
      }
    },
  });

  function showSaved() {
    setConfirming(false);
    follow();
    focus('FirstName');
  }

  return (
    <form {...props} className={formStyles.form}>
      <ProfileFields t={t} saved={saved} values={values} field={field} onChange={change} />
      <FormFault text={fault} />
      {confirming && touched ? (
        <ProfileChanged saving={running} onShowSaved={showSaved} onSaveMine={() => form.current?.requestSubmit()} />
      ) : (
        <Button type="submit" kind="primary" className={styles.save} disabled={running} aria-busy={running}>
          {running ? t('updatingProfile') : t('updateProfile')}
        </Button>
      )}
    </form>
  );
}
