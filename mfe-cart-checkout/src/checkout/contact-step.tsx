import { useWords } from 'shared-contracts';
import { isGstin } from 'shared-contracts/domain/gstin';
import { AddressField } from 'shared-contracts/kit/address/address-field';
import formStyles from 'shared-contracts/kit/form.module.css';
import { EmailField, TextField } from 'shared-contracts/kit/text-field';
import { words } from '../words.ts';
import { plainGstin } from './checkout-draft.ts';
import { Step, type StepFields } from './step.tsx';

interface ContactStepProps extends StepFields {
  readonly gstin: string;
}

export function ContactStep({ field, address, digitalOnly, folded, gstin }: ContactStepProps) {
  const t = useWords(words);
  return (
    <Step number={1} title={t('stepContact')}>
      <div className={formStyles.form}>
        <EmailField {...field('ContactEmail')} label={t('email')} help={t('emailHelp')} />
        <div className={formStyles.pair}>
          {!folded && <AddressField of="Name" {...address} />}
          {!digitalOnly && !folded && <AddressField of="Phone" {...address} />}
          <TextField
            {...field('BuyerGstin')}
            label={t('gstin')}
            help={t(isGstin(plainGstin(gstin)) ? 'gstinGood' : 'gstinHelp')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            dir="ltr"
          />
        </div>
      </div>
    </Step>
  );
}
