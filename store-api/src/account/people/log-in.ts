import type { UserRecord } from 'shared-contracts/api/shapes/user-record';
import { verifyPassword } from './passwords.ts';
import type { SessionsRepository } from './sessions.ts';
import type { UsersRepository } from './users-repository.ts';

/** The person and their new session's token, or null when address and password do not belong together. */
export type LoggedIn = { readonly user: UserRecord; readonly token: string } | null;

/** An unknown address and a wrong password give the same answer in the same time. */
export async function logIn(
  { users, sessions }: { readonly users: UsersRepository; readonly sessions: SessionsRepository },
  credentials: { readonly email: string; readonly password: string },
): Promise<LoggedIn> {
  const account = await users.passwordHashOf(credentials.email);
  const matches = await verifyPassword(account?.passwordHash, credentials.password);
  if (!account || !matches) return null;
  const token = await sessions.open(account);
  return token === null ? null : { user: await users.record(account.userId), token };
}
