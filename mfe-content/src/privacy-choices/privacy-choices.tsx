import { useStore } from '@nanostores/react';
import { $consent, $storageReady, useWords } from 'shared-contracts';
import fieldStyles from 'shared-contracts/kit/field.module.css';
import surfaceStyles from 'shared-contracts/kit/surface.module.css';
import { useConsentChoice } from 'shared-contracts/kit/use-consent-choice';
import styles from './privacy-choices.module.css';
import { words } from './words.ts';

/** One checkbox gives and withdraws consent, at once (CON-08). */
export function PrivacyChoices() {
  const t = useWords(words);
  const ready = useStore($storageReady);
  const consent = useStore($consent);
  const decide = useConsentChoice();
  const state = consent === null ? 'choiceNone' : consent.optional ? 'choiceYes' : 'choiceNo';
  return (
    <section className={`${surfaceStyles.card} ${styles.choices}`} aria-labelledby="privacy-choices">
      <h2 id="privacy-choices">{t('choicesHeading')}</h2>
      <label className={fieldStyles.checkbox}>
        <input
          type="checkbox"
          checked={consent?.optional ?? false}
          disabled={!ready}
          aria-describedby="privacy-choices-state"
          onChange={(event) => decide(event.currentTarget.checked)}
        />
        {t('rememberViewed')}
      </label>
      <p id="privacy-choices-state" role="status" className="muted small">
        {t(state)}
      </p>
    </section>
  );
}
