import type { contractWords, Translate } from 'shared-contracts';
import type { FieldFault } from '../contract/domain/validation.ts';

/** The text of a fault; `field` is the field's label. */
export function faultText(t: Translate<(typeof contractWords)['english']>, fault: FieldFault, field: string): string {
  switch (fault.kind) {
    case 'required':
      return t('fieldRequired', { field });
    case 'too-long':
      return t('fieldTooLong', { field, n: fault.max });
    case 'too-short':
      return t('fieldTooShort', { field, n: fault.min });
    case 'not-an-email':
      return t('invalidEmail');
  }
}
