import type { Translate, User } from 'shared-contracts';
import { idText } from 'shared-contracts/kit/address/values';
import type { Form } from 'shared-contracts/kit/form/use-form';
import formStyles from 'shared-contracts/kit/form.module.css';
import { TextAreaField } from 'shared-contracts/kit/text-area-field';
import { EmailField, PhoneField, PostalCodeField, TextField } from 'shared-contracts/kit/text-field';
import { type ChosenPlaces, PlaceFields } from '../places/place-fields.tsx';
import type { PROFILE_RULES } from './profile-rules.ts';
import type { ProfileValues } from './profile-values.ts';
import type { profileWords } from './words.ts';

interface ProfileFieldsProps {
  readonly t: Translate<(typeof profileWords)['english']>;
  readonly saved: User;
  readonly values: ProfileValues;
  readonly field: Form<keyof typeof PROFILE_RULES>['field'];
  readonly onChange: (fields: Partial<ProfileValues>) => void;
}

/** What sign-up asked, in the order of ACC-08. */
export function ProfileFields({ t, saved, values, field, onChange }: ProfileFieldsProps) {
  return (
    <>
      <div className={formStyles.pair}>
        <TextField {...field('FirstName')} label={t('firstName')} autoComplete="given-name" />
        <TextField {...field('LastName')} label={t('lastName')} autoComplete="family-name" />
      </div>
      <EmailField label={t('email')} help={t('emailFixed')} value={saved.EmailAddress} readOnly />
      <PlaceFields t={t} chosen={values} onChoose={onChange} known={placesOf(saved)} />
      <div className={formStyles.pair}>
        <PostalCodeField {...field('PostalCode')} label={t('postalCode')} />
        <PhoneField {...field('MobileNo')} label={t('mobile')} />
      </div>
      <TextAreaField
        {...field('AddressLineOne')}
        label={t('address')}
        rows={3}
        dir="auto"
        autoComplete="street-address"
      />
    </>
  );
}

function placesOf(user: User) {
  return {
    ...place('country', user.CountryID, user.CountryName),
    ...place('state', user.StateProvinceID, user.StateName),
    ...place('city', user.CityID, user.CityName),
  };
}

function place(step: keyof ChosenPlaces, id: number | null | undefined, name: string | null | undefined) {
  return name ? { [step]: { id: idText(id), name } } : {};
}
