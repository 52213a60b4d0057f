import type { LoginSecurity as Answer } from '../api/shapes/login-security.ts';
import { type Instant, instantOf } from './instant.ts';

/** Browser and system as 'Firefox' and 'Windows', where the browser named them. */
export interface Session {
  readonly id: number;
  readonly browser?: string | undefined;
  readonly system?: string | undefined;
  readonly since: Instant;
  /** To within five minutes. */
  readonly lastSeen: Instant;
  readonly isCurrent: boolean;
}

export interface Passkey {
  readonly id: number;
  readonly name: string;
  readonly added: Instant;
  readonly lastUsed?: Instant | undefined;
}

export interface LoginSecurity {
  readonly isEmailProven: boolean;
  /** The latest first. */
  readonly sessions: readonly Session[];
  readonly passkeys: readonly Passkey[];
}

export function loginSecurityOf({ IsEmailProven, Sessions, Passkeys }: Answer): LoginSecurity {
  return {
    isEmailProven: IsEmailProven,
    sessions: Sessions.map((session) => ({
      id: session.SessionID,
      browser: session.Browser || undefined,
      system: session.System || undefined,
      since: instantOf(session.SinceUTC),
      lastSeen: instantOf(session.LastSeenUTC),
      isCurrent: session.IsCurrent,
    })),
    passkeys: Passkeys.map((passkey) => ({
      id: passkey.PasskeyID,
      name: passkey.Name,
      added: instantOf(passkey.AddedUTC),
      lastUsed: passkey.LastUsedUTC === null ? undefined : instantOf(passkey.LastUsedUTC),
    })),
  };
}
