import type { ChangeEvent } from 'react';
import type { Translate, User } from 'shared-contracts';
import type { Faults } from 'shared-contracts/kit/form/use-checked-form';
import { TextAreaField } from 'shared-contracts/kit/text-area-field';
import { TextField } from 'shared-contracts/kit/text-field';
import type { Place } from '../places/load-places.ts';
import { PlaceFields } from '../places/place-fields.tsx';
import type { ProfileField } from './profile-rules.ts';
import type { ProfileValues } from './profile-values.ts';
import type { profileWords } from './words.ts';

interface ProfileFieldsProps {
  readonly t: Translate<(typeof profileWords)['english']>;
  readonly saved: User;
  readonly values: ProfileValues;
  readonly faults: Faults<ProfileField>;
  readonly onChange: (fields: Partial<ProfileValues>) => void;
}

/** The fields of ACC-08 in their order. */
export function ProfileFields({ t, saved, values, faults, onChange }: ProfileFieldsProps) {
  const text = (name: ProfileField) => ({
    name,
    value: values[name],
    fault: faults[name] ?? null,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange({ [name]: event.target.value }),
  });
  return (
    <>
      <div className="form-pair">
        <TextField {...text('FirstName')} label={t('firstName')} autoComplete="given-name" required />
        <TextField {...text('LastName')} label={t('lastName')} autoComplete="family-name" required />
      </div>
      <TextField
        label={t('email')}
        help={t('emailFixed')}
        type="email"
        dir="ltr"
        autoComplete="email"
        value={saved.EmailAddress}
        readOnly
      />
      <PlaceFields t={t} chosen={values} onChoose={onChange} known={placesOf(saved)} />
      <TextField
        {...text('PostalCode')}
        label={t('postalCode')}
        inputMode="numeric"
        dir="ltr"
        autoComplete="postal-code"
      />
      <TextAreaField
        {...text('AddressLineOne')}
        label={t('address')}
        rows={3}
        dir="auto"
        autoComplete="street-address"
        required
      />
    </>
  );
}

function placesOf(user: User): readonly (Place | null)[] {
  return [
    place(user.CountryID, user.CountryName),
    place(user.StateProvinceID, user.StateName),
    place(user.CityID, user.CityName),
  ];
}

function place(id: number | null | undefined, name: string | null | undefined): Place | null {
  return id != null && name ? { id, name } : null;
}
