import { type Kysely, sql } from 'kysely';

/** Stars as a row per product, kept by the database with every review, where they were counted at every reading. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const RATING = `select product_id, round(avg(rating), 1)::float8 as average, count(*)::integer as review_count
  from product_reviews where status = 'approved'`;

const statements = [
  'drop view product_ratings',
  `create table product_ratings (
    product_id integer primary key references products on delete cascade,
    average float8 not null,
    review_count integer not null
  )`,
  `insert into product_ratings ${RATING} group by product_id`,
  // Two reviews of one product are counted one after the other, or the second would not see the first.
  `create function count_product_rating(counted integer) returns void language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtext('product rating'), counted);
    delete from product_ratings where product_id = counted
      and not exists (select 1 from product_reviews where product_id = counted and status = 'approved');
    insert into product_ratings ${RATING} and product_id = counted group by product_id
    on conflict (product_id) do update set average = excluded.average, review_count = excluded.review_count;
  end $$`,
  `create function keep_product_rating() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then perform count_product_rating(old.product_id); end if;
    if tg_op <> 'DELETE' then perform count_product_rating(new.product_id); end if;
    return null;
  end $$`,
  `create trigger rating_of_reviews after insert or delete or update of product_id, rating, status on product_reviews
    for each row execute function keep_product_rating()`,
];
