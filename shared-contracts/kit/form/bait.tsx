import styles from './bait.module.css';

/** The honeypot: robots fill in every field, people do not see this one. Its rule is `Website: {}`. */
export function Bait({ label }: { readonly label: string }) {
  return (
    <div className={styles.bait} aria-hidden="true">
      <label>
        {label}
        <input name="Website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
