import { useWords } from 'shared-contracts';
import styles from './pincode-check.module.css';
import { pincodeWords } from './words.ts';

export function Checking() {
  const t = useWords(pincodeWords);
  return <p className={styles.help}>{t('checkingPincode')}</p>;
}
