import type { ChangeEvent } from 'react';
import { useWords } from 'shared-contracts';
import { TextAreaField } from 'shared-contracts/kit/text-area-field';
import { TextField } from 'shared-contracts/kit/text-field';
import { PlaceField } from '../places/place-field.tsx';
import type { PlaceStep } from '../places/use-places.ts';
import type { AddressField, AddressValues } from './address-values.ts';
import { FIELD_LABELS } from './use-fault-text.ts';
import { addressWords } from './words.ts';

interface AddressFieldsProps {
  readonly values: AddressValues;
  readonly change: (fields: Partial<AddressValues>) => void;
  readonly state: PlaceStep;
  readonly city: PlaceStep;
  /** '' where there is no fault. */
  readonly faultOf: (field: AddressField) => string;
  /** The default address stays the default until another becomes it. */
  readonly isDefault: boolean;
}

/** The fields of an address of the book (ACC-12). */
export function AddressFields({ values, change, state, city, faultOf, isDefault }: AddressFieldsProps) {
  const t = useWords(addressWords);
  const common = (name: AddressField) => ({ name, label: t(FIELD_LABELS[name]), fault: faultOf(name), required: true });
  const text = (name: 'Name' | 'Phone' | 'AddressLineOne' | 'PostalCode') => ({
    ...common(name),
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change({ [name]: event.target.value }),
  });
  return (
    <>
      <div className="form-pair">
        <TextField {...text('Name')} autoComplete="name" />
        <TextField
          {...text('Phone')}
          help={t('phoneHelp')}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="tel-national"
        />
      </div>
      <TextAreaField
        {...text('AddressLineOne')}
        help={t('streetHelp')}
        rows={3}
        dir="auto"
        autoComplete="street-address"
      />
      <div className="form-pair">
        <PlaceField {...common('StateProvinceID')} noneText={t('chooseState')} step={state} />
        <PlaceField {...common('CityID')} noneText={t('chooseCity')} step={city} />
      </div>
      <div className="form-pair">
        <TextField {...text('PostalCode')} inputMode="numeric" dir="ltr" autoComplete="postal-code" />
      </div>
      {isDefault ? null : (
        <label className="checkbox">
          <input
            type="checkbox"
            checked={values.IsDefault}
            onChange={(event) => change({ IsDefault: event.target.checked })}
          />
          {t('useAsDefault')}
        </label>
      )}
    </>
  );
}
