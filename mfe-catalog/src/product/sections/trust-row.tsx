import { useWords } from 'shared-contracts';
import { PROMISE_ICON, usePromises } from 'shared-contracts/kit/promises';
import styles from './trust-row.module.css';
import { sectionWords } from './words.ts';

export function TrustRow({ returnable }: { readonly returnable: boolean }) {
  const t = useWords(sectionWords);
  const promises = [
    ...usePromises('product'),
    {
      icon: 'return',
      title: t(returnable ? 'trustReturns' : 'trustNoReturns'),
      text: t(returnable ? 'trustReturnsText' : 'trustNoReturnsText'),
    },
  ] as const;
  return (
    <ul className={styles.row}>
      {promises.map(({ icon, title, text }) => {
        const Icon = PROMISE_ICON[icon];
        return (
          <li key={title}>
            <Icon />
            <strong>{title}</strong>
            {text && <span>{text}</span>}
          </li>
        );
      })}
    </ul>
  );
}
