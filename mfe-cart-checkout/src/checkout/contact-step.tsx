import { useWords } from 'shared-contracts';
import { TextField } from 'shared-contracts/ui/text-field';
import { words } from '../words.ts';
import { Step, type StepFields } from './step.tsx';
import { useFaultText } from './use-fault-text.ts';

export function ContactStep({ draft, change, faults, digitalOnly }: StepFields) {
  const t = useWords(words);
  const faultOf = useFaultText(faults);
  return (
    <Step number={1} title={t('stepContact')}>
      <div className="form">
        <TextField
          label={t('email')}
          help={t('emailHelp')}
          error={faultOf('email', t('email'))}
          required
          type="email"
          autoComplete="email"
          dir="ltr"
          value={draft.email}
          onChange={(event) => change({ email: event.target.value })}
        />
        <div className="form-pair">
          <TextField
            label={t('fullName')}
            error={faultOf('name', t('fullName'))}
            required
            autoComplete="name"
            dir="auto"
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          {!digitalOnly && (
            <TextField
              label={t('phone')}
              help={t('phoneHelp')}
              error={faultOf('phone', t('phone'))}
              required
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              dir="ltr"
              value={draft.phone}
              onChange={(event) => change({ phone: event.target.value })}
            />
          )}
        </div>
      </div>
    </Step>
  );
}
