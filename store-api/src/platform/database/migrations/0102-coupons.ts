import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // value: hundredths of a percent for kind 'percent', paise for 'fixed'. uses counts what is held or used.
  await sql`
    create table coupons (
      code text primary key check (code = upper(code)),
      kind text not null check (kind in ('percent', 'fixed')),
      value integer not null check (value > 0),
      first_order_only boolean not null default false,
      minimum_paise bigint not null default 0,
      cap_paise bigint,
      valid_from timestamptz not null default now(),
      valid_until timestamptz,
      use_limit integer,
      uses integer not null default 0,
      check (uses >= 0 and (use_limit is null or uses <= use_limit))
    )`.execute(db);

  // The two codes the storefront advertises: 5 % on the first order; 10 % from Rs. 25,000, at most Rs. 3,000.
  await sql`
    insert into coupons (code, kind, value, first_order_only, minimum_paise, cap_paise, valid_from) values
      ('NEW5', 'percent', 500, true, 0, null, '2023-01-01T00:00:00Z'),
      ('FIRST10', 'percent', 1000, true, 2500000, 300000, '2023-01-01T00:00:00Z')`.execute(db);
}
