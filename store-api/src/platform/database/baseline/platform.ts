/** What all rooms use: limits, the change feed, mails, consents, pictures, places, translations. */
export const platform = String.raw`
create extension if not exists pg_trgm;

-- The migrations that have run, as Kysely's migrator wrote them, which releases until 0dbce12d use; they alone ask for its lock.
create table if not exists kysely_migration (
  name varchar(255) primary key,
  timestamp varchar(255) not null
);
create table if not exists kysely_migration_lock (
  id varchar(255) primary key,
  is_locked integer not null default 0
);

create table rate_limits (
  key text primary key,
  hits integer not null,
  window_ends timestamptz not null
);
create index rate_limits_window_ends on rate_limits (window_ends);

create table idempotency_keys (
  scope text not null,
  key text not null,
  fingerprint text not null,
  answer text,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Random values made once for this installation, e.g. the sandbox's key pair; never in source.
create table installation_secrets (
  name text primary key,
  value text not null
);

-- When the samples were filled in: a shop that was emptied of them afterwards stays empty.
create table samples_filled (
  only_row boolean primary key default true check (only_row),
  filled_at timestamptz not null default now()
);

-- What browsers report: route is a pattern, value what a vital measured.
create table client_reports (
  client_report_id integer generated always as identity primary key,
  kind text not null check (kind in ('remote-failed', 'vital', 'error')),
  remote text not null,
  version text not null,
  detail text not null,
  reported_at timestamptz not null default now(),
  route text not null default '',
  vital text,
  value double precision
);
create index client_reports_reported_at on client_reports (reported_at);

-- Who ran which command, kept for a year. named is what an operator gives with --as.
create table operator_acts (
  operator_act_id integer generated always as identity primary key,
  at timestamptz not null,
  operator text not null,
  command text not null,
  about text not null,
  outcome text not null default 'begun'
    check (outcome in ('begun', 'done', 'tried', 'refused', 'failed', 'interrupted')),
  named text not null default ''
);
create index operator_acts_by_age on operator_acts (at);

-- Every committed change of what public pages show; platform/changes says how it is read. Numbers are given out in order
-- but become visible in the order of commits, so readers go by transaction.
create table changes (
  change_id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  tags text[] not null,
  made_at timestamptz not null default clock_timestamp()
);
create index changes_by_transaction on changes (xid);

-- What was pruned, and what may be pruned next: everything of transactions below these.
create table change_horizon (
  only_row boolean primary key default true check (only_row),
  pruned_below xid8 not null,
  next_below xid8 not null,
  marked_at timestamptz not null
);
insert into change_horizon (pruned_below, next_below, marked_at)
values ('0', pg_snapshot_xmin(pg_current_snapshot()), now());

-- A notification makes committers queue for one lock of the whole server: what can wait a moment goes without.
create function record_change(told text[], promptly boolean) returns void language plpgsql as $$
begin
  if coalesce(cardinality(told), 0) = 0 then return; end if;
  insert into changes (tags) values (told);
  if promptly then perform pg_notify('store_changes', ''); end if;
end $$;

-- Mail to be sent, written in the transaction of what it tells about. user_id says whom a mail is about, wherever it goes: an
-- order's contact address need not be its buyer's own. No foreign key, so that who writes one never waits for the person's row
-- while holding an order's.
create table mails (
  mail_id integer generated always as identity primary key,
  mail_key text not null unique,
  template text not null,
  language text not null,
  recipient text not null,
  facts text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'unsure', 'given-up', 'held')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  fault text not null default '',
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  user_id integer
);
create index mails_to_do on mails (next_attempt_at) where state in ('waiting', 'sending');
create index mails_to_forget on mails (created_at) where recipient <> '';
create index mails_of_user on mails (user_id);
create index mails_by_age on mails (created_at);
create index mails_held on mails (user_id) where state = 'held';
create index mails_held_for_address on mails (lower(recipient)) where state = 'held' and user_id is null;
-- Metrics count the mails that did not go out.
create index mails_not_gone_out on mails (state, created_at) where state in ('waiting', 'unsure', 'given-up');

-- An address gets one mail before its owner has proven it; what follows is held.
create table first_mails (
  address_hash text primary key,
  mail_id integer not null,
  written_at timestamptz not null
);
create index first_mails_by_age on first_mails (written_at);

-- The ledger of consents. Texts are kept as they were read; rows are appended and never changed.
create table consent_texts (
  version text primary key,
  purpose text not null,
  text text not null,
  first_read_at timestamptz not null
);
create table consents (
  consent_id integer generated always as identity primary key,
  subject text not null,
  purpose text not null check (purpose in ('optional-storage', 'newsletter', 'account', 'terms')),
  version text not null references consent_texts,
  given boolean not null,
  at timestamptz not null
);
create index consents_of_subject on consents (subject, purpose, consent_id);
create index consents_by_age on consents (at);
create index consents_of_version on consents (version);

create function refuse_changed_consent() returns trigger language plpgsql as $$
begin
  raise exception 'consents are appended, never changed';
end $$;
create trigger consents_are_appended before update on consents for each row execute function refuse_changed_consent();

-- A picture is known by the hash of its bytes, so its address can be cached for ever. One that nothing uses for a day is
-- deleted. edge is the colour of its edges, which the well around it takes; '' for those added before it was measured.
create table images (
  image_id text primary key check (image_id ~ '^[0-9a-f]{20}$'),
  file text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  placeholder text not null,
  added_at timestamptz not null default now(),
  edge text not null default ''
);

-- Which files pictures were made from, so that a file that comes again is recognised without decoding it; used_at is when
-- it last was, since its picture may be about to be used.
create table picture_files (
  file_hash text primary key check (file_hash ~ '^[0-9a-f]{64}$'),
  image_id text not null references images on delete cascade,
  used_at timestamptz not null default now()
);
create index picture_files_of_image on picture_files (image_id);

create table countries (
  country_id integer generated by default as identity primary key,
  country_name text not null unique,
  iso_code text not null unique,
  display_order integer not null
);
create table states_provinces (
  state_province_id integer generated by default as identity primary key,
  country_id integer not null references countries,
  state_name text not null,
  gst_code text check (gst_code ~ '^[0-9]{2}$'),
  is_union_territory boolean not null default false,
  unique (country_id, state_name)
);
create table cities (
  city_id integer generated by default as identity primary key,
  state_province_id integer not null references states_provinces,
  city_name text not null,
  unique (state_province_id, city_name)
);

-- A translation belongs to an English text and the column it is shown from (decision 0032); the interface's words are shown
-- from the package that has them: 'interface.cart-checkout'. The digest is the key because a description is longer than an
-- index entry may be.
create table translations (
  language text not null check (language ~ '^[a-z]{2,3}$' and language <> 'en'),
  shown_from text not null check (shown_from ~ '^[a-z_]+\.[a-z_-]+$'),
  digest text not null generated always as (md5(english)) stored,
  english text not null check (english <> ''),
  translated text not null check (translated <> ''),
  state text not null check (state in ('machine', 'checked')),
  changed_at timestamptz not null default now(),
  primary key (language, shown_from, digest)
);
create index translations_of_text on translations (shown_from, digest);
`;
