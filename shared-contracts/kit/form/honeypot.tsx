import styles from './honeypot.module.css';

/** A field that bots fill in and people do not see. Its rule is `Website: {}`. */
export function Honeypot({ label }: { readonly label: string }) {
  return (
    <div className={styles.extra} aria-hidden="true">
      <label>
        {label}
        <input name="Website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
