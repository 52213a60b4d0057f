import { type Kysely, sql } from 'kysely';

/**
 * Content as documents in versions (CON-09). `content_items.live_version` says which one visitors see; pages, posts,
 * questions and slides are also written to the tables that lists and joins read.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table content_items (
    kind text not null,
    name text not null check (name ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    live_version integer,
    next_change_at timestamptz,
    primary key (kind, name)
  )`,
  'create index content_items_due on content_items (next_change_at) where next_change_at is not null',
  `create table content_versions (
    kind text not null,
    name text not null,
    version integer not null check (version > 0),
    front json not null,
    markdown text not null,
    publish_at timestamptz,
    end_at timestamptz check (end_at > publish_at),
    created_at timestamptz not null default now(),
    created_by text not null default '',
    primary key (kind, name, version),
    foreign key (kind, name) references content_items on delete cascade
  )`,
  `create table named_pictures (
    name text primary key check (name ~ '^[a-z]+:[a-z0-9-]+$'),
    image_id text not null references images,
    alt text not null
  )`,
  'create index named_pictures_by_image on named_pictures (image_id)',
  'alter table banners add column name text unique, add column coupon text',
  `update banners set name = 'slide-' || banner_id`,
  'alter table banners alter column name set not null',
  'alter table faqs add column document text',
  `update faqs set document = trim(both '-' from regexp_replace(lower(group_name), '[^a-z0-9]+', '-', 'g'))`,
  'alter table faqs alter column document set not null',
  'create index faqs_by_document on faqs (document)',
  // Two documents may ask the same; one does not.
  'alter table faqs drop constraint faqs_group_name_question_key',

  // What a store shows already becomes version 1. Its HTML stays HTML, which Markdown allows.
  `create temporary table earlier_content as
    select 'pages' as kind, page_name as name, content as markdown, json_build_object(
        'title', title, 'keywords', meta_keyword, 'description', meta_description,
        'schema', case when meta_schema = '' then '{}'::json else meta_schema::json end) as front
      from web_pages
    union all
    select 'posts', slug, content, json_build_object(
        'title', title, 'excerpt', excerpt, 'keywords', meta_keyword, 'author', author,
        'date', to_char(published_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD'),
        'picture', '/media/' || image_id || ' ' || image_alt)
      from blog_posts where is_published
    union all
    select 'faqs', document, string_agg('## ' || question || e'\\n\\n' || answer, e'\\n\\n' order by display_order),
        json_build_object('group', min(group_name), 'order', min(display_order))
      from faqs group by document
    union all
    select 'banners', name, '', json_build_object(
        'title', title, 'subtitle', subtitle, 'picture', '/media/' || image_id || ' ' || image_alt,
        'link', link_url, 'order', display_order)
      from banners`,
  'insert into content_items (kind, name, live_version) select kind, name, 1 from earlier_content',
  `insert into content_versions (kind, name, version, front, markdown, publish_at)
    select kind, name, 1, front, markdown, '2023-01-01T00:00:00Z' from earlier_content`,
  'drop table earlier_content',
];
