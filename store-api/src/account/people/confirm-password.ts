import type { FastifyRequest } from 'fastify';
import type { Api } from '../../platform/http/api.ts';
import { PASSWORD_CONFIRMATIONS } from './limits.ts';
import { verifyPassword } from './passwords.ts';
import { usersRepository } from './users-repository.ts';

interface Confirmation {
  readonly userId: number;
  readonly password: string;
  /** The call that asks. */
  readonly call: string;
  readonly request: FastifyRequest;
}

/** Whether the person logged in knows the password. Throws 429 after a few: a stolen token must not help to guess it. */
export async function confirmPassword(api: Api, { userId, password, call, request }: Confirmation): Promise<boolean> {
  await api.limits.count(PASSWORD_CONFIRMATIONS, String(userId));
  const account = await usersRepository(api.db).account(userId);
  if (await verifyPassword(account?.passwordHash, password)) {
    await api.limits.forget(PASSWORD_CONFIRMATIONS, String(userId));
    return true;
  }
  api.security.report('password-refused', { detail: call, person: userId, request });
  return false;
}
