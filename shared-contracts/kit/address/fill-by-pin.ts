import { useEffect, useEffectEvent, useState } from 'react';
import { useQuery } from 'shared-contracts';
import { getPlaceOfPin } from '../../contract/api/get-place-of-pin.ts';
import type { AddressValues } from '../../contract/domain/indian-address.ts';
import { isPin, pinDigits } from '../../contract/domain/pin-form.ts';
import { statesOfPin } from '../../contract/domain/pincode.ts';
import type { Place, State } from '../../contract/domain/place.ts';

/** What a PIN code has filled in, as the form holds it. */
export interface FilledPlaces {
  readonly pin: string;
  readonly state: Place;
  readonly city: Place;
}

type FilledFields = Pick<AddressValues, 'PostalCode' | 'StateProvinceID' | 'CityID'>;

const NONE: Place = { id: '', name: '' };
const A_DAY = 24 * 60 * 60 * 1000;

/**
 * Fills state and city by the PIN code: what is empty, or what an earlier PIN filled. What the shopper chose stays. The first
 * digits say the state at once; without an answer it is filled alone.
 */
export function useFillByPin(
  { PostalCode, StateProvinceID, CityID }: FilledFields,
  fill: (fields: Partial<FilledFields>) => void,
  states: readonly State[],
): FilledPlaces {
  const [filled, setFilled] = useState<FilledPlaces>({ pin: '', state: NONE, city: NONE });
  const pin = isPin(pinDigits(PostalCode)) ? pinDigits(PostalCode) : '';
  const isCityOpen = CityID === '' || CityID === filled.city.id;
  const wanted = pin !== '' && pin !== filled.pin && isCityOpen;
  const { answer } = useQuery(getPlaceOfPin, wanted ? { PostalCode: pin } : null, { maxAge: A_DAY });
  const [found] = answer ?? [];
  const town = found?.town;
  const state = found?.state ?? states.find(({ gstCode }) => gstCode !== undefined && gstCode === statesOfPin(pin)[0]);

  const fillIn = useEffectEvent((ofPin: Place) => {
    const isStateOpen = StateProvinceID === '' || StateProvinceID === filled.state.id;
    const into = isStateOpen ? ofPin : { ...NONE, id: StateProvinceID };
    const city = into.id === ofPin.id && town ? town : NONE;
    fill({ StateProvinceID: into.id, CityID: city.id });
    setFilled({ pin: answer ? pin : filled.pin, state: isStateOpen ? ofPin : filled.state, city });
  });
  const stateId = state?.id;
  const townId = town?.id;
  const isAnswered = answer !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each PIN and each thing that is learned of it
  useEffect(() => {
    if (wanted && state) fillIn(state);
  }, [wanted, pin, stateId, townId, isAnswered]);
  return filled;
}
