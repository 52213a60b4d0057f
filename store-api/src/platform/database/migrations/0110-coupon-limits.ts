import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A coupon that was ended stays, since orders refer to it.
  await sql`
    alter table coupons
      add column active boolean not null default true,
      add column per_person_limit integer check (per_person_limit > 0),
      add column created_at timestamptz not null default now(),
      add check (use_limit > 0),
      add check (minimum_paise >= 0),
      add check (cap_paise > 0),
      add check (valid_until > valid_from)`.execute(db);
  await sql`create index coupon_redemptions_of_user on coupon_redemptions (user_id, code)`.execute(db);
}
