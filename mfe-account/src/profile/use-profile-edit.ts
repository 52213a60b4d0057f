import { useEffect, useState } from 'react';
import type { User } from 'shared-contracts';
import { draftOf } from 'shared-contracts/kit/form/draft';
import { asSaved, type ProfileValues, sameValues, valuesOf } from './profile-values.ts';

interface Editing {
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
 * follows it, what was typed stays whatever happens (ACC-08), also while they are away from the page.
 */
export function useProfileEdit(saved: User): ProfileEdit {
  const { UserID } = saved;
  const [edit, setEdit] = useState(() => draftOf<Editing>(`profile of ${UserID}`).read());
  useEffect(() => draftOf<Editing>(`profile of ${UserID}`).keep(edit), [edit, UserID]);
  const shown = valuesOf(saved);
  const hasMoved = edit !== undefined && !sameValues(valuesOf(edit.base), shown);
  // It has moved to what was typed, as by a save whose answer was lost: nothing is left to keep or to ask about.
  if (hasMoved && sameValues(asSaved(edit.typed), shown)) setEdit(undefined);
  const touched = edit !== undefined && !sameValues(edit.typed, valuesOf(edit.base));
  const values = touched ? edit.typed : shown;
  return {
    values,
    touched,
    outdated: touched && hasMoved,
    change: (fields) => setEdit({ base: touched ? edit.base : saved, typed: { ...values, ...fields } }),
    follow: (sent) => setEdit((now) => (now && sent && !sameValues(now.typed, sent) ? now : undefined)),
  };
}
