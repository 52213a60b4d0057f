import type { ReactNode } from 'react';
import { useWords } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import { TextAreaField } from 'shared-contracts/kit/text-area-field';
import { TextField } from 'shared-contracts/kit/text-field';
import { words } from '../words.ts';
import { PlaceField } from './place-field.tsx';
import type { StepFields } from './step.tsx';
import { useFaultText } from './use-fault-text.ts';
import type { Choices } from './use-places.ts';

interface AddressFieldsProps extends StepFields {
  readonly stateField: ReactNode;
  readonly cities: Choices;
}

export function AddressFields({ draft, change, faults, stateField, cities }: AddressFieldsProps) {
  const t = useWords(words);
  const faultOf = useFaultText(faults);
  return (
    <div className="form">
      <TextAreaField
        name="address"
        label={t('address')}
        help={t('addressHelp')}
        fault={faultOf('address')}
        required
        autoComplete="street-address"
        maxLength={LIMITS.signUp.address}
        rows={3}
        dir="auto"
        value={draft.address}
        onChange={(event) => change({ address: event.target.value })}
      />
      <div className="form-pair">
        {stateField}
        <PlaceField
          name="cityId"
          label={t('city')}
          fault={faultOf('cityId')}
          autoComplete="address-level2"
          placeholder={t('chooseCity')}
          choices={cities}
          disabled={!draft.stateId}
          value={draft.cityId}
          onChoose={(cityId) => change({ cityId })}
        />
        <TextField
          name="postalCode"
          label={t('pin')}
          fault={faultOf('postalCode')}
          required
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          dir="ltr"
          value={draft.postalCode}
          onChange={(event) => change({ postalCode: event.target.value })}
        />
      </div>
    </div>
  );
}
