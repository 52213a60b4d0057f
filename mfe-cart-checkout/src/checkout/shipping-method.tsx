import { useState } from 'react';
import { links, useSite, useWords } from 'shared-contracts';
import type { CartPrices } from 'shared-contracts/domain/cart-prices';
import { daysFrom } from 'shared-contracts/domain/day-text';
import { Dialog } from 'shared-contracts/kit/dialog';
import { TruckIcon } from 'shared-contracts/kit/icons';
import linkStyles from 'shared-contracts/kit/link.module.css';
import { usePromises } from 'shared-contracts/kit/promises';
import { StoreLink } from 'shared-contracts/kit/store-link';
import { useDates } from 'shared-contracts/kit/use-dates';
import { useStoreNow } from 'shared-contracts/kit/use-store-now';
import { words } from '../words.ts';
import styles from './shipping-method.module.css';
import { ShippingPrice } from './shipping-price.tsx';

export function ShippingMethod({ prices }: { readonly prices: CartPrices | undefined }) {
  const t = useWords(words);
  const { weekday } = useDates();
  const now = useStoreNow();
  const { deliveryDays } = useSite();
  const days = deliveryDays && { min: deliveryDays[0], max: deliveryDays[1] };
  const promises = usePromises('policy');
  const [policyShown, setPolicyShown] = useState(false);
  return (
    <section aria-label={t('shippingMethod')}>
      <h3 className={styles.label}>{t('shippingMethod')}</h3>
      <p className={styles.method}>
        <TruckIcon />
        <span className={styles.name}>
          <strong>{t('standard')}</strong>
          {prices?.arrivalDays !== undefined && (
            <span className="muted small">{t('standardBy', { day: weekday(daysFrom(now, prices.arrivalDays)) })}</span>
          )}
        </span>
        {prices && <ShippingPrice amount={prices.shipping} />}
      </p>
      <button type="button" className={styles.policy} onClick={() => setPolicyShown(true)}>
        {t('shippingPolicy')}
      </button>
      {policyShown && (
        <Dialog title={t('shippingPolicy')} onClose={() => setPolicyShown(false)}>
          <div className="prose">
            <p>{t('policyWhere')}</p>
            {days && <p>{t('policyWhen', days)}</p>}
            {promises.map(({ title }) => (
              <p key={title}>{title}</p>
            ))}
            <p>
              <StoreLink to={links.policy('delivery-and-assembly')} className={linkStyles.more} target="_blank">
                {t('policyMore')}
              </StoreLink>
            </p>
          </div>
        </Dialog>
      )}
    </section>
  );
}
