import { useWords } from 'shared-contracts';
import { words } from '../words.ts';
import { AddressFields } from './address-fields.tsx';
import { PlaceField } from './place-field.tsx';
import { ShippingMethod } from './shipping-method.tsx';
import { Step, type StepFields } from './step.tsx';
import { useFaultText } from './use-fault-text.ts';
import { usePlaces } from './use-places.ts';

interface DeliveryStepProps extends StepFields {
  /** Rupees; undefined until the server has answered. */
  readonly shipping: number | undefined;
}

/** Where it goes. Digital products go nowhere, only the tax must know the state. */
export function DeliveryStep({ shipping, ...step }: DeliveryStepProps) {
  const t = useWords(words);
  const { draft, change, faults, digitalOnly } = step;
  const faultOf = useFaultText(faults);
  const { states, cities } = usePlaces(draft.stateId);
  const stateField = (
    <PlaceField
      label={t('state')}
      help={digitalOnly ? t('digitalState') : undefined}
      error={faultOf('stateId', t('state'))}
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
      <AddressFields {...step} stateField={stateField} cities={cities} />
      <ShippingMethod shipping={shipping} />
    </Step>
  );
}
