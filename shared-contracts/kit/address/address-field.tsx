import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { AddressField as AddressFieldName, AddressValues } from '../../contract/domain/indian-address.ts';
import type { Form } from '../form/use-form.ts';
import { TextAreaField } from '../text-area-field.tsx';
import { PhoneField, PostalCodeField, TextField } from '../text-field.tsx';
import type { useIndianPlaces } from './indian-places.ts';
import { PlaceField } from './place-field.tsx';
import type { PlaceList } from './places.ts';
import type { AddressWords } from './rules.ts';
import { isTownName } from './values.ts';

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
  /** The address's form. */
  readonly field: Form<AddressFieldName>['field'];
  readonly values: AddressValues;
  readonly change: (fields: Partial<AddressValues>) => void;
  readonly places: Pick<ReturnType<typeof useIndianPlaces>, 'states' | 'cities' | 'filled'>;
  readonly help?: ReactNode;
}

/** A field of an Indian address; each form arranges the fields itself. */
export function AddressField({ of, t, field, values, change, places, help }: AddressFieldProps) {
  const common = { ...field(of), label: t(ADDRESS_LABELS[of]), help };
  const { filled } = places;
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
          onChoose={(StateProvinceID) => {
            // A browser fills in again what the PIN code has filled.
            if (StateProvinceID !== values.StateProvinceID) change({ StateProvinceID, CityID: '' });
          }}
        />
      );
    case 'CityID':
      return (
        <>
          <FilledCity list={places.cities} chosen={values.CityID} onChoose={(CityID) => change({ CityID })} />
          <PlaceField
            {...place}
            help={t('cityHelp')}
            list={places.cities}
            known={isTownName(values.CityID) ? { id: values.CityID, name: values.CityID } : filled.city}
            typedText={(town) => t('typedTown', { town })}
            noneText={t('chooseCity')}
            failedText={t('placesFailed')}
            autoComplete="address-level2"
            disabled={values.StateProvinceID === ''}
            onChoose={(CityID) => change({ CityID })}
          />
        </>
      );
    case 'PostalCode':
      return (
        <>
          <PostalCodeField {...common} />
          <p role="status" className="visually-hidden">
            {filled.state.id !== '' && filled.state.id === values.StateProvinceID && filled.city.id === values.CityID
              ? t('filledByPin', { place: [filled.city.name, filled.state.name].filter(Boolean).join(', ') })
              : ''}
          </p>
        </>
      );
  }
}

interface FilledCityProps {
  readonly list: PlaceList;
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/**
 * Browsers fill state and city together, but the cities are loaded only once the state is known: this field, which
 * is hidden, keeps the name until then. A town that is not among them is filled by its name.
 */
function FilledCity({ list: { places }, chosen, onChoose }: FilledCityProps) {
  const [name, setName] = useState('');
  const typed = name.trim().toLowerCase();
  const listed = places.find((city) => [city.name, city.englishName].some((one) => one?.toLowerCase() === typed))?.id;
  const id = places.length > 0 ? (listed ?? (isTownName(typed) ? name.trim() : '')) : '';
  const choose = useEffectEvent((city: string) => {
    onChoose(city);
    // A town of this state is not one of another.
    if (isTownName(city)) setName('');
  });
  useEffect(() => {
    if (id && chosen === '') choose(id);
  }, [id, chosen]);
  return (
    <input
      className="visually-hidden"
      autoComplete="address-level2"
      tabIndex={-1}
      aria-hidden="true"
      value={name}
      onChange={({ target }) => setName(target.value)}
    />
  );
}
