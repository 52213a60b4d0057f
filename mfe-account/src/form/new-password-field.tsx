import { type ComponentProps, useState } from 'react';
import { useWords } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import { words } from '../words.ts';
import { PasswordField } from './password-field.tsx';
import { passwordStrength } from './password-strength.ts';

const STRENGTH_WORDS = { weak: 'passwordWeak', fair: 'passwordFair', strong: 'passwordStrong' } as const;

/** A new password, with a strength hint while it is typed (ACC-06). */
export function NewPasswordField(
  props: Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'help' | 'onTyped'>,
) {
  const t = useWords(words);
  const [typed, setTyped] = useState('');
  const strength = passwordStrength(typed);
  const help =
    strength === 'too-short' ? t('passwordHelp', { min: LIMITS.passwordMinimum }) : t(STRENGTH_WORDS[strength]);
  return <PasswordField {...props} autoComplete="new-password" help={help} onTyped={setTyped} />;
}
