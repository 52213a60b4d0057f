import { useWords } from 'shared-contracts';
import { ReturnIcon, ShieldIcon, ToolsIcon, TruckIcon } from 'shared-contracts/kit/icons';
import styles from './trust-row.module.css';
import { sectionWords } from './words.ts';

export function TrustRow({ returnable }: { readonly returnable: boolean }) {
  const t = useWords(sectionWords);
  const promises = [
    { Icon: TruckIcon, title: t('trustDelivery'), text: t('trustDeliveryText') },
    { Icon: ToolsIcon, title: t('trustAssembly'), text: t('trustAssemblyText') },
    { Icon: ShieldIcon, title: t('trustWarranty'), text: t('trustWarrantyText') },
    {
      Icon: ReturnIcon,
      title: t(returnable ? 'trustReturns' : 'trustNoReturns'),
      text: t(returnable ? 'trustReturnsText' : 'trustNoReturnsText'),
    },
  ];
  return (
    <ul className={styles.row}>
      {promises.map(({ Icon, title, text }) => (
        <li key={title}>
          <Icon />
          <strong>{title}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
