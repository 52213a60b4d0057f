import type { ApiClient, ApiError, Language } from 'shared-contracts';
import { validateEmailSendOtp } from 'shared-contracts/api/validate-email-send-otp';
import { validateOtpChangePassword } from 'shared-contracts/api/validate-otp-change-password';
import { waitMinutes } from '../form/wait-minutes.ts';

type Refusal = { readonly kind: 'too-many-attempts'; readonly minutes: number } | { readonly kind: 'failed' };

/** 'sent' also for an address without an account: which addresses have one stays secret (ACC-07). */
export type SendOutcome = { readonly kind: 'sent' } | Refusal;
export type ChangeOutcome = { readonly kind: 'changed' | 'code-refused' | 'too-common' | 'too-personal' } | Refusal;

export async function sendCode(api: ApiClient, email: string, language: Language): Promise<SendOutcome> {
  const result = await api.call(validateEmailSendOtp, { EmailAddress: email, LanguageCode: language });
  return result.ok ? { kind: 'sent' } : refusalOf(result.error);
}

interface NewPassword {
  readonly email: string;
  /** Plain digits. */
  readonly code: string;
  readonly password: string;
}

export async function changePassword(api: ApiClient, { email, code, password }: NewPassword): Promise<ChangeOutcome> {
  const result = await api.call(validateOtpChangePassword, {
    EmailAddress: email,
    Otp: code,
    NewPassword: password,
  });
  return result.ok ? { kind: result.value } : refusalOf(result.error);
}

function refusalOf(error: ApiError): Refusal {
  const minutes = waitMinutes(error);
  return minutes === null ? { kind: 'failed' } : { kind: 'too-many-attempts', minutes };
}
