import { useWords } from 'shared-contracts';
import { isGstin } from 'shared-contracts/domain/gstin';
import { TextField } from 'shared-contracts/kit/text-field';
import { words } from '../words.ts';
import { plainGstin } from './checkout-draft.ts';
import { Step, type StepFields } from './step.tsx';
import { useFaultText } from './use-fault-text.ts';

export function ContactStep({ draft, change, faults, digitalOnly, folded }: StepFields) {
  const t = useWords(words);
  const faultOf = useFaultText(faults);
  return (
    <Step number={1} title={t('stepContact')}>
      <div className="form">
        <TextField
          name="email"
          label={t('email')}
          help={t('emailHelp')}
          fault={faultOf('email')}
          required
          type="email"
          autoComplete="email"
          dir="ltr"
          value={draft.email}
          onChange={(event) => change({ email: event.target.value })}
        />
        <div className="form-pair">
          {!folded && (
            <TextField
              name="name"
              label={t('fullName')}
              fault={faultOf('name')}
              required
              autoComplete="name"
              dir="auto"
              value={draft.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
          {!digitalOnly && !folded && (
            <TextField
              name="phone"
              label={t('phone')}
              help={t('phoneHelp')}
              fault={faultOf('phone')}
              required
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              dir="ltr"
              value={draft.phone}
              onChange={(event) => change({ phone: event.target.value })}
            />
          )}
          <TextField
            name="gstin"
            label={t('gstin')}
            help={t(isGstin(plainGstin(draft.gstin)) ? 'gstinGood' : 'gstinHelp')}
            fault={faultOf('gstin')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            dir="ltr"
            value={draft.gstin}
            onChange={(event) => change({ gstin: event.target.value })}
          />
        </div>
      </div>
    </Step>
  );
}
