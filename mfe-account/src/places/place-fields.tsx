import type { Translate } from 'shared-contracts';
import type { Fault } from 'shared-contracts/kit/field';
import type { Place } from './load-places.ts';
import { PlaceField } from './place-field.tsx';
import { type ChosenPlaces, usePlaces } from './use-places.ts';
import type { placeWords } from './words.ts';

interface PlaceFieldsProps {
  /** The labels, which the localization call may have overridden. */
  readonly t: Translate<(typeof placeWords)['english']>;
  readonly chosen: ChosenPlaces;
  readonly onChoose: (chosen: ChosenPlaces) => void;
  /** Country, state and city whose names are known already. */
  readonly known?: readonly (Place | null)[];
  /** Of the country, where one must be chosen. */
  readonly countryFault?: Fault | null;
  readonly countryRequired?: boolean;
}

/** Country, then state, then city (ACC-04), named as signup-user names them. */
export function PlaceFields({ t, chosen, onChoose, known, countryFault, countryRequired = false }: PlaceFieldsProps) {
  const { country, state, city } = usePlaces(chosen, onChoose, known);
  return (
    <>
      <PlaceField
        name="CountryID"
        label={t('country')}
        noneText={t('chooseCountry')}
        step={country}
        fault={countryFault ?? null}
        required={countryRequired}
      />
      <div className="form-pair">
        <PlaceField name="StateProvinceId" label={t('state')} noneText={t('chooseState')} step={state} />
        <PlaceField name="CityId" label={t('city')} noneText={t('chooseCity')} step={city} />
      </div>
    </>
  );
}
