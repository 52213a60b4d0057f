import type { ReactNode } from 'react';
import { useWords } from 'shared-contracts';
import type { CartPrices } from 'shared-contracts/domain/cart-prices';
import { AddressField } from 'shared-contracts/kit/address/address-field';
import fieldStyles from 'shared-contracts/kit/field.module.css';
import formStyles from 'shared-contracts/kit/form.module.css';
import { words } from '../words.ts';
import { ShippingMethod } from './shipping-method.tsx';
import { Step, type StepFields } from './step.tsx';

interface DeliveryStepProps extends Omit<StepFields, 'field'> {
  /** The saved addresses. */
  readonly choice: ReactNode;
  /** Save the address in the book; undefined where it cannot be saved. */
  readonly keepsAddress: boolean | undefined;
  readonly onSaveChange: (keepsAddress: boolean) => void;
  /** Undefined until the server has answered. */
  readonly prices: CartPrices | undefined;
}

/** Digital products need only the state, for the tax. */
export function DeliveryStep(props: DeliveryStepProps) {
  const { address, digitalOnly, folded, choice, keepsAddress, onSaveChange, prices } = props;
  const t = useWords(words);
  if (digitalOnly) {
    return (
      <Step number={2} title={t('stepDelivery')}>
        <p className="muted">{t('digitalDelivery')}</p>
        <AddressField of="StateProvinceID" {...address} help={t('digitalState')} />
      </Step>
    );
  }
  return (
    <Step number={2} title={t('stepDelivery')}>
      <p className="muted">{t('indiaOnly')}</p>
      {choice}
      {!folded && (
        <div className={formStyles.form}>
          <AddressField of="AddressLineOne" {...address} />
          <div className={formStyles.pair}>
            <AddressField of="PostalCode" {...address} />
            <AddressField of="StateProvinceID" {...address} />
            <AddressField of="CityID" {...address} />
          </div>
        </div>
      )}
      {keepsAddress !== undefined && (
        <label className={fieldStyles.checkbox}>
          <input type="checkbox" checked={keepsAddress} onChange={({ target }) => onSaveChange(target.checked)} />
          {t('saveAddress')}
        </label>
      )}
      <ShippingMethod prices={prices} />
    </Step>
  );
}
