import type { UserRecord } from 'shared-contracts/api/shapes/user-record';
import type { Device } from './device.ts';
import { verifyPassword } from './passwords.ts';
import type { SessionsRepository } from './sessions.ts';
import type { UsersRepository } from './users-repository.ts';

type LoggedIn = { readonly user: UserRecord; readonly token: string } | null;

/** Null for an unknown address and for a wrong password, in the same time. */
export async function logIn(
  { users, sessions }: { readonly users: UsersRepository; readonly sessions: SessionsRepository },
  credentials: { readonly email: string; readonly password: string; readonly device?: Device },
): Promise<LoggedIn> {
  const account = await users.passwordHashOf(credentials.email);
  const matches = await verifyPassword(account?.passwordHash, credentials.password);
  if (!account || !matches) return null;
  const token = await sessions.open(account, credentials.device);
  return token === null ? null : { user: await users.record(account.userId), token };
}
