import { useWords } from 'shared-contracts';
import { LockIcon, ShieldIcon, ToolsIcon, TruckIcon } from 'shared-contracts/kit/icons';
import styles from './why-us.module.css';
import { CalendarIcon, CardIcon } from './why-us-icons.tsx';
import { words } from './words.ts';

const BENEFITS = [
  { Icon: TruckIcon, title: 'whyShippingTitle', text: 'whyShippingText' },
  { Icon: ToolsIcon, title: 'whyAssemblyTitle', text: 'whyAssemblyText' },
  { Icon: CalendarIcon, title: 'whyDeliveryTitle', text: 'whyDeliveryText' },
  { Icon: ShieldIcon, title: 'whyPriceTitle', text: 'whyPriceText' },
  { Icon: LockIcon, title: 'whyPaymentTitle', text: 'whyPaymentText' },
  { Icon: CardIcon, title: 'whyEmiTitle', text: 'whyEmiText' },
] as const;

/** Six reasons with icons, for any page (SH-09). */
export function WhyUs() {
  const t = useWords(words);
  return (
    <section className={`container ${styles.why}`} aria-labelledby="why-us">
      <h2 id="why-us">{t('whyUs')}</h2>
      <ul>
        {BENEFITS.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon size={32} />
            <h3>{t(title)}</h3>
            <p className="muted small">{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
