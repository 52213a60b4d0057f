import { useState } from 'react';
import type { User } from 'shared-contracts';
import { type ProfileValues, sameValues, valuesOf } from './profile-values.ts';

interface Edit {
  /** The profile that the form showed when the shopper began to type. */
  readonly base: User;
  readonly typed: ProfileValues;
}

interface ProfileEdit {
  /** What the form shows: the saved profile as it is now, until something is typed. */
  readonly values: ProfileValues;
  /** Whether the form differs from what it was filled from. */
  readonly touched: boolean;
  /** Whether the saved profile has changed since the shopper began to type: saving would undo that change. */
  readonly outdated: boolean;
  readonly change: (fields: Partial<ProfileValues>) => void;
  /** Lets the form follow the saved profile again; with `sent`, unless more has been typed since that was sent. */
  readonly follow: (sent?: ProfileValues) => void;
}

/**
 * The profile form's values over the saved profile, which other tabs and devices change too: an untouched form
 * follows it, what was typed stays whatever happens (ACC-08).
 */
export function useProfileEdit(saved: User): ProfileEdit {
  const [edit, setEdit] = useState<Edit | null>(null);
  const touched = edit !== null && !sameValues(edit.typed, valuesOf(edit.base));
  const values = touched ? edit.typed : valuesOf(saved);
  return {
    values,
    touched,
    outdated: touched && !sameValues(valuesOf(edit.base), valuesOf(saved)),
    change: (fields) => setEdit({ base: touched ? edit.base : saved, typed: { ...values, ...fields } }),
    follow: (sent) => setEdit((now) => (now && sent && !sameValues(now.typed, sent) ? now : null)),
  };
}
