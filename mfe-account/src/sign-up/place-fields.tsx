import type { Translate } from 'shared-contracts';
import { NONE_CHOSEN } from 'shared-contracts/domain/constants';
import type { FieldFault } from 'shared-contracts/domain/validation';
import type { words } from '../words.ts';
import { PlaceField } from './place-field.tsx';
import { usePlaces } from './use-places.ts';

interface PlaceFieldsProps {
  readonly t: Translate<typeof words.english>;
  readonly fault: FieldFault | null;
  /** Told the country's form value when one is chosen. */
  readonly onCountry: (value: string) => void;
}

/** Country, then state, then city (ACC-04). */
export function PlaceFields({ t, fault, onCountry }: PlaceFieldsProps) {
  const { country, state, city } = usePlaces();
  const chooseCountry = (id: number) => {
    country.choose(id);
    onCountry(id === NONE_CHOSEN ? '' : String(id));
  };
  return (
    <>
      <PlaceField
        name="CountryID"
        label={t('country')}
        noneText={t('chooseCountry')}
        step={{ ...country, choose: chooseCountry }}
        fault={fault}
        required
      />
      <div className="form-pair">
        <PlaceField name="StateProvinceId" label={t('state')} noneText={t('chooseState')} step={state} />
        <PlaceField name="CityId" label={t('city')} noneText={t('chooseCity')} step={city} />
      </div>
    </>
  );
}
