import { useState } from 'react';
import { toast, type User, useApi, useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import { useForm } from 'shared-contracts/kit/form/use-form';
import formStyles from 'shared-contracts/kit/form.module.css';
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
  ids: ['firstName', 'lastName', 'email', 'country', 'state', 'city', 'postalCode', 'address', 'updateProfile'],
} as const satisfies LabelSet<(typeof profileWords)['english']>;

/** Name and address (ACC-08). */
export function ProfileForm({ saved }: { readonly saved: User }) {
  const t = useLabels(LABELS);
  const common = useWords(words);
  const api = useApi();
  const { values, touched, outdated, change, follow } = useProfileEdit(saved);
  const [confirming, setConfirming] = useState(false);

  const { FirstName, LastName, PostalCode, AddressLineOne } = values;
  const { props, form, field, focus, running } = useForm({
    rules: PROFILE_RULES,
    values: { FirstName, LastName, PostalCode, AddressLineOne },
    change,
    async submit(_, { keyOf }) {
      if (outdated && !confirming) return setConfirming(true);
      const request = profileRequest(values, saved);
      const outcome = await saveProfile(api, { ...request, IdempotencyKey: keyOf(request) });
      setConfirming(outcome.kind === 'changed-elsewhere');
      switch (outcome.kind) {
        case 'saved':
          follow(values);
          return toast.success(t('profileUpdated'));
        case 'refused':
          return toast.error(outcome.message ?? t('updateFailed'));
        case 'no-data':
          return toast.error(t('noData'));
        case 'failed':
          return toast.error(common('failed'));
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
