import { links, useSite, useWords } from 'shared-contracts';
import { telephoneLink } from 'shared-contracts/domain/telephone-link';
import { MailIcon, PhoneIcon } from 'shared-contracts/kit/icons';
import { StoreLink } from 'shared-contracts/kit/store-link';
import styles from './order-help.module.css';
import { orderWords } from './words.ts';

/** Who opens an order mostly has a question about it: the answer comes first. */
export function OrderHelp({ orderNumber }: { readonly orderNumber: string }) {
  const t = useWords(orderWords);
  const { phone } = useSite();
  return (
    <section className={styles.help} aria-labelledby="order-help">
      <div>
        <h2 id="order-help">{t('helpHeading')}</h2>
        <p className="muted small">{t('helpText', { number: orderNumber })}</p>
      </div>
      <p className={styles.ways}>
        {phone && (
          <a href={telephoneLink(phone)}>
            <PhoneIcon size={18} />
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
        <StoreLink to={links.contact()}>
          <MailIcon size={18} />
          {t('helpWrite')}
        </StoreLink>
      </p>
    </section>
  );
}
