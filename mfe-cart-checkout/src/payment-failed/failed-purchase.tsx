import { useStore } from '@nanostores/react';
import { $handOff, $storageReady, links, type PaymentHandOff, useSite, useWords } from 'shared-contracts';
import { CartJson } from 'shared-contracts/api/shapes/cart-json';
import { timesPaise } from 'shared-contracts/domain/money';
import { telephoneLink } from 'shared-contracts/domain/telephone-link';
import { Rupees } from 'shared-contracts/kit/rupees';
import { StoreLink } from 'shared-contracts/kit/store-link';
import * as v from 'valibot';
import { amountOf } from '../payment/amount-text.ts';
import { BoughtItems } from '../payment/bought-items.tsx';
import { priceTerms } from '../pricing/price-request.ts';
import { useCartPrices } from '../pricing/use-cart-prices.ts';
import { words } from '../words.ts';
import styles from './payment-failed.module.css';

/** What the payment was for, where the money is and who helps (PAY-18). */
export function FailedPurchase({ uncharged }: { readonly uncharged: boolean }) {
  const t = useWords(words);
  const handOff = useStore($handOff);
  const isReady = useStore($storageReady);
  const { phone } = useSite();
  return (
    <div className={styles.purchase}>
      {isReady && handOff && <Purchase handOff={handOff} />}
      <h2>{t('nextHeading')}</h2>
      <ul className={styles.next}>
        <li>{t('failedNothingOrdered')}</li>
        {!uncharged && <li>{t('failedMoneyBack')}</li>}
        <li>{t('failedOtherWay')}</li>
        <li>
          {t('failedHelp')}{' '}
          {phone && (
            <>
              <a href={telephoneLink(phone)}>
                <bdi dir="ltr">{phone}</bdi>
              </a>{' '}
              ·{' '}
            </>
          )}
          <StoreLink to={links.contact()}>{t('failedWrite')}</StoreLink>
        </li>
      </ul>
      {isReady && handOff && (
        <details className={styles.details}>
          <summary>{t('detailsForSupport')}</summary>
          <p>
            {t('purchaseReference')} <bdi dir="ltr">{handOff.IdempotencyKey}</bdi>
          </p>
        </details>
      )}
    </div>
  );
}

function Purchase({ handOff }: { readonly handOff: PaymentHandOff }) {
  const t = useWords(words);
  const isReadable = v.is(CartJson, handOff.cartJsonData) && Number.isFinite(Number(handOff.amount));
  const terms = priceTerms('', null, '');
  const { prices } = useCartPrices(isReadable ? { cartJsonData: handOff.cartJsonData, ...terms } : null);
  if (!isReadable) return null;
  return (
    <>
      {prices && (
        <BoughtItems
          items={prices.items.map(({ productId: id, name, quantity, image = null, unitPrice }) => ({
            id,
            name,
            quantity,
            image,
            amount: timesPaise(unitPrice, quantity),
          }))}
        />
      )}
      <p className={styles.total}>
        <span>{t('failedAmount')}</span>
        <strong>
          <Rupees amount={amountOf(handOff)} />
        </strong>
      </p>
    </>
  );
}
