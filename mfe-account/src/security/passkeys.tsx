import { useState } from 'react';
import { useWords } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import type { Passkey } from 'shared-contracts/domain/login-security';
import { Button } from 'shared-contracts/kit/button';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import { useDates } from 'shared-contracts/kit/use-dates';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx';
import styles from './security.module.css';
import { securityWords } from './words.ts';

interface PasskeysProps {
  readonly passkeys: readonly Passkey[];
  readonly onChanged: () => void;
}

type Opened =
  | { readonly dialog: 'add' }
  | { readonly dialog: 'rename'; readonly passkey: Passkey }
  | { readonly dialog: 'remove'; readonly passkey: Passkey };

/** The person's passkeys (ACC-16). */
export function Passkeys({ passkeys, onChanged }: PasskeysProps) {
  const t = useWords(securityWords);
  const [opened, setOpened] = useState<Opened>();
  const { most: max } = LIMITS.passkeys;
  const onClose = () => setOpened(undefined);
  const onDone = () => {
    onClose();
    onChanged();
  };
  return (
    <section className={`${surfaceStyles.card} ${styles.part}`} aria-labelledby="passkeys-part">
      <div>
        <h2 id="passkeys-part">{t('passkeysPart')}</h2>
        <p className="muted">{t('passkeysText')}</p>
      </div>
      {passkeys.length > 0 ? (
        <ul className={styles.rows}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setOpened({ dialog: 'rename', passkey })}
              onRemove={() => setOpened({ dialog: 'remove', passkey })}
            />
          ))}
        </ul>
      ) : null}
      {passkeys.length < max ? (
        <Button kind="secondary" className={styles.start} onClick={() => setOpened({ dialog: 'add' })}>
          {t('addPasskey')}
        </Button>
      ) : (
        <p className="muted">{t('passkeysFull', { n: max })}</p>
      )}
      {opened?.dialog === 'add' ? <AddPasskeyDialog onClose={onClose} onDone={onDone} /> : null}
      {opened?.dialog === 'rename' ? <RenamePasskeyDialog {...opened} onClose={onClose} onDone={onDone} /> : null}
      {opened?.dialog === 'remove' ? <RemovePasskeyDialog {...opened} onClose={onClose} onDone={onDone} /> : null}
    </section>
  );
}

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function PasskeyRow({ passkey: { name, added, lastUsed }, onRename, onRemove }: PasskeyRowProps) {
  const t = useWords(securityWords);
  const { moment } = useDates();
  const at = moment(added);
  return (
    <li className={styles.row}>
      <div>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <p className="muted">
          {lastUsed ? t('passkeyUsedOn', { at, used: moment(lastUsed) }) : t('passkeyAddedOn', { at })}
        </p>
      </div>
      <div className={styles.rowActions}>
        <Button kind="quiet" aria-label={t('renamePasskeyOf', { name })} onClick={onRename}>
          {t('renamePasskey')}
        </Button>
        <Button kind="quiet" aria-label={t('removePasskeyOf', { name })} onClick={onRemove}>
          {t('removePasskey')}
        </Button>
      </div>
    </li>
  );
}
