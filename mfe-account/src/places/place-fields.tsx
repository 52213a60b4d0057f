import type { Translate } from 'shared-contracts';
import type { Place } from 'shared-contracts/domain/place';
import { PlaceField } from 'shared-contracts/kit/address/place-field';
import { useCities, useCountries, useStates } from 'shared-contracts/kit/address/places';
import type { Form } from 'shared-contracts/kit/form/use-form';
import formStyles from 'shared-contracts/kit/form.module.css';
import type { placeWords } from './words.ts';

/** Ids; '' for none chosen. */
export interface ChosenPlaces {
  readonly country: string;
  readonly state: string;
  readonly city: string;
}

export const NO_PLACES: ChosenPlaces = { country: '', state: '', city: '' };

interface PlaceFieldsProps {
  readonly t: Translate<(typeof placeWords)['english']>;
  readonly chosen: ChosenPlaces;
  readonly onChoose: (chosen: ChosenPlaces) => void;
  /** Chosen places whose names are already known. */
  readonly known?: Readonly<Partial<Record<keyof ChosenPlaces, Place>>>;
  /** Set where a country is required. */
  readonly countryField?: ReturnType<Form<'CountryID'>['field']>;
}

/** Choosing a country or a state resets the fields below it (ACC-04). Control names are those of signup-user. */
export function PlaceFields({ t, chosen, onChoose, known = {}, countryField }: PlaceFieldsProps) {
  const { country, state, city } = chosen;
  return (
    <>
      <PlaceField
        name="CountryID"
        fault={countryField?.fault ?? null}
        required={countryField?.required ?? false}
        label={t('country')}
        noneText={t('chooseCountry')}
        list={useCountries()}
        known={known.country}
        value={country}
        onChoose={(id) => onChoose({ ...NO_PLACES, country: id })}
      />
      <div className={formStyles.pair}>
        <PlaceField
          name="StateProvinceId"
          label={t('state')}
          noneText={t('chooseState')}
          list={useStates(country)}
          known={known.state}
          disabled={country === ''}
          value={state}
          onChoose={(id) => onChoose({ country, state: id, city: '' })}
        />
        <PlaceField
          name="CityId"
          label={t('city')}
          noneText={t('chooseCity')}
          list={useCities(state)}
          known={known.city}
          disabled={state === ''}
          value={city}
          onChoose={(id) => onChoose({ country, state, city: id })}
        />
      </div>
    </>
  );
}
