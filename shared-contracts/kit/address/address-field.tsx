import type { ReactNode } from 'react';
import type { AddressField as AddressFieldName, AddressValues } from '../../contract/domain/indian-address.ts';
import type { Form } from '../form/use-form.ts';
import { TextAreaField } from '../text-area-field.tsx';
import { PhoneField, PostalCodeField, TextField } from '../text-field.tsx';
import { PlaceField } from './place-field.tsx';
import type { useIndianPlaces } from './places.ts';
import type { AddressWords } from './rules.ts';

export const ADDRESS_LABELS = {
  Name: 'fullName',
  Phone: 'phone',
  AddressLineOne: 'street',
  StateProvinceID: 'indianState',
  CityID: 'indianCity',
  PostalCode: 'pin',
} as const satisfies Readonly<Record<AddressFieldName, string>>;

export interface AddressFieldProps {
  readonly of: AddressFieldName;
  readonly t: AddressWords;
  /** Of the address's form. */
  readonly field: Form<AddressFieldName>['field'];
  readonly values: AddressValues;
  readonly change: (fields: Partial<AddressValues>) => void;
  readonly places: Pick<ReturnType<typeof useIndianPlaces>, 'states' | 'cities'>;
  readonly help?: ReactNode;
}

/** A field of an Indian address; each form arranges the fields itself. */
export function AddressField({ of, t, field, values, change, places, help }: AddressFieldProps) {
  const common = { ...field(of), label: t(ADDRESS_LABELS[of]), help };
  const place = { name: of, label: common.label, fault: common.fault, value: values[of], help, required: true };
  switch (of) {
    case 'Name':
      return <TextField {...common} autoComplete="name" dir="auto" />;
    case 'Phone':
      return <PhoneField {...common} help={t('phoneHelp')} autoComplete="tel-national" />;
    case 'AddressLineOne':
      return <TextAreaField {...common} help={t('streetHelp')} rows={3} dir="auto" autoComplete="street-address" />;
    case 'StateProvinceID':
      return (
        <PlaceField
          {...place}
          list={places.states}
          noneText={t('chooseState')}
          failedText={t('placesFailed')}
          autoComplete="address-level1"
          onChoose={(StateProvinceID) => change({ StateProvinceID, CityID: '' })}
        />
      );
    case 'CityID':
      return (
        <PlaceField
          {...place}
          list={places.cities}
          noneText={t('chooseCity')}
          failedText={t('placesFailed')}
          autoComplete="address-level2"
          disabled={values.StateProvinceID === ''}
          onChoose={(CityID) => change({ CityID })}
        />
      );
    case 'PostalCode':
      return <PostalCodeField {...common} />;
  }
}
