import type { ReactNode } from 'react';
import { useWords } from 'shared-contracts';
import { words } from '../words.ts';
import { AddressFields } from './address-fields.tsx';
import { PlaceField } from './place-field.tsx';
import { ShippingMethod } from './shipping-method.tsx';
import { Step, type StepFields } from './step.tsx';
import { useFaultText } from './use-fault-text.ts';
import type { Places } from './use-places.ts';

interface DeliveryStepProps extends StepFields {
  readonly places: Places;
  /** The addresses of the book, to choose from. */
  readonly choice: ReactNode;
  /** Whether the address in the fields can be saved in the book. */
  readonly takesNew: boolean;
  /** Rupees; undefined until the server has answered. */
  readonly shipping: number | undefined;
}

/** Where it goes. Digital products go nowhere, only the tax must know the state. */
export function DeliveryStep({ shipping, places, choice, takesNew, ...step }: DeliveryStepProps) {
  const t = useWords(words);
  const { draft, change, faults, digitalOnly, folded } = step;
  const faultOf = useFaultText(faults);
  const { states, cities } = places;
  const stateField = (
    <PlaceField
      name="stateId"
      label={t('state')}
      help={digitalOnly ? t('digitalState') : undefined}
      fault={faultOf('stateId')}
      autoComplete="address-level1"
      placeholder={t('chooseState')}
      choices={states}
      value={draft.stateId}
      onChoose={(stateId) => change({ stateId, cityId: '' })}
    />
  );
  if (digitalOnly) {
    return (
      <Step number={2} title={t('stepDelivery')}>
        <p className="muted">{t('digitalDelivery')}</p>
        {stateField}
      </Step>
    );
  }
  return (
    <Step number={2} title={t('stepDelivery')}>
      <p className="muted">{t('indiaOnly')}</p>
      {choice}
      {!folded && <AddressFields {...step} stateField={stateField} cities={cities} />}
      {takesNew && (
        <label className="checkbox">
          <input
            type="checkbox"
            checked={draft.keepsAddress}
            onChange={({ target }) => change({ keepsAddress: target.checked })}
          />
          {t('keepAddress')}
        </label>
      )}
      <ShippingMethod shipping={shipping} />
    </Step>
  );
}
