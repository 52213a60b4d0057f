import type { Generated } from 'kysely';
import type { GeneratedTimestamp, Timestamp } from '../platform/tables.ts';

export interface UsersTable {
  user_id: Generated<number>;
  first_name: string;
  last_name: string;
  email_address: string;
  /** The address in lower case: what makes two spellings one account. */
  email_key: string;
  password_hash: string;
  mobile_no: string;
  address_line_one: string;
  city_id: number | null;
  state_province_id: number | null;
  postal_code: string;
  country_id: number | null;
  created_at: GeneratedTimestamp;
}

export interface SessionsTable {
  session_id: Generated<number>;
  /** Hex SHA-256 of the token. */
  token_hash: string;
  user_id: number;
  created_at: GeneratedTimestamp;
  expires_at: Timestamp;
}

export interface IdempotencyKeysTable {
  scope: string;
  key: string;
  /** Hex SHA-256 of the request the key was first used with. */
  fingerprint: string;
  /** JSON text of the answer, once there is one. */
  answer: string | null;
  created_at: GeneratedTimestamp;
}

export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  idempotency_keys: IdempotencyKeysTable;
}
