import type { ColumnType, Generated } from 'kysely';
import type { Language } from 'shared-contracts/i18n/languages';

declare module '../../platform/database/schema.ts' {
  interface Database {
    users: {
      user_id: Generated<number>;
      first_name: string;
      last_name: string;
      email_address: string;
      /** The address in lower case: two spellings are one account. */
      email_key: string;
      password_hash: string;
      mobile_no: string;
      address_line_one: string;
      city_id: number | null;
      state_province_id: number | null;
      postal_code: string;
      country_id: number | null;
      /** Counts the person's changes of the profile. */
      profile_version: Generated<number>;
      created_at: GeneratedTimestamp;
      /** When the account was deleted; the row stays for the orders that tax law requires. */
      deleted_at: ColumnType<Date | null, undefined, Date>;
      /** When a code mailed to the address was used; until then it may be another person's address. */
      email_proven_at: ColumnType<Date | null, undefined, Date>;
    };
    sessions: {
      session_id: Generated<number>;
      /** Hex SHA-256 of the token. */
      token_hash: string;
      user_id: number;
      created_at: GeneratedTimestamp;
      expires_at: Timestamp;
      /** Names that the browser gave itself; '' for none. */
      browser: Generated<string>;
      system: Generated<string>;
      /** To within a few minutes. */
      last_seen_at: GeneratedTimestamp;
    };
    passkeys: {
      passkey_id: Generated<number>;
      user_id: number;
      /** base64url, as the browser names it. */
      credential_id: string;
      /** COSE, base64url. */
      public_key: string;
      counter: number;
      transports: string[];
      name: string;
      added_at: Timestamp;
      last_used_at: ColumnType<Date | null, undefined, Date>;
    };
    passkey_challenges: {
      challenge: string;
      /** Null for a login. */
      user_id: number | null;
      expires_at: Timestamp;
    };
    password_codes: {
      password_code_id: Generated<number>;
      /** Hex SHA-256 of the address in lower case. */
      address_hash: string;
      /** Of the mail that carries the code. */
      language: Language;
      /** Null until the mail is sent, and where the address has no account. */
      user_id: ColumnType<number | null, undefined, number | null>;
      /** argon2id; null like user_id. */
      code_hash: ColumnType<string | null, undefined, string | null>;
      tries: Generated<number>;
      /** Tries by the hash of their origin. */
      tries_by_origin: ColumnType<Record<string, number>, undefined, Record<string, number>>;
      expires_at: Timestamp;
    };
    /** Addresses besides the account's own at which a person receives mail. */
    proven_addresses: {
      user_id: number;
      address_hash: string;
      proven_at: Timestamp;
    };
    /** Of people without an account. */
    proven_contacts: { address_hash: string; proven_at: Timestamp };
    login_origins: {
      /** Hex SHA-256 of the e-mail's key and the origin. */
      origin_hash: string;
      user_id: number;
      /** Of the last login, or of a password set with a mailed code. */
      last_at: Timestamp;
    };
  }
}
