import { sql } from 'kysely';
import type { WireAnswer } from 'shared-contracts/api/call';
import type { RequestedLine } from 'shared-contracts/api/shapes/cart-json';
import type { waitForPieces } from 'shared-contracts/api/wait-for-pieces';
import type { Db } from '../../platform/database/schema.ts';
import { availableTo, holdsFor, isInLine, TURN_MS } from '../stock/available-to.ts';

type Waiting = WireAnswer<typeof waitForPieces>;

interface Buyer {
  readonly userId: number;
  readonly now: Date;
}

/** One of the products that a person asks for. */
interface Piece {
  readonly product_id: number;
  readonly quantity: number;
  readonly exists: boolean;
  readonly is_free: boolean;
  readonly waits: boolean;
  readonly has_missed: boolean;
  readonly turn_since: Date | null;
  readonly ahead: number;
}

/** The wait before the next question grows with the line: a thousand people ask 30 times a second. */
const ASK_AGAIN = { least: 4, most: 30 };

/**
 * Enters or renews a person's place in the line for each product that others hold, and says how it stands: with all lines
 * at once, since an order is sold whole.
 */
export async function waitInLine(db: Db, { userId, now }: Buyer, lines: readonly RequestedLine[]): Promise<Waiting> {
  const pieces = await piecesFor(db, { userId, now }, lines);
  if (pieces.length < lines.length || pieces.some((piece) => !piece.exists)) {
    await leaveLine(db, userId, lines);
    return standing('sold-out');
  }
  if (pieces.some((piece) => piece.has_missed)) {
    await leaveLine(db, userId, lines);
    return standing('missed');
  }
  if (pieces.every((piece) => piece.is_free && !piece.waits)) return standing('free');
  await enter(db, { userId, now }, pieces);
  if (!pieces.every((piece) => piece.is_free)) {
    const ahead = Math.max(...pieces.map((piece) => piece.ahead));
    return standing('waiting', { Ahead: ahead, AskAgainSeconds: Math.min(ASK_AGAIN.most, ASK_AGAIN.least + ahead) });
  }
  const since = Math.min(...pieces.map(({ turn_since }) => (turn_since ?? now).getTime()));
  return standing('turn', { TurnSeconds: Math.max(1, Math.round((since + TURN_MS - now.getTime()) / 1000)) });
}

const standing = (State: Waiting['State'], more: Partial<Waiting> = {}): Waiting => ({
  State,
  Ahead: 0,
  TurnSeconds: 0,
  AskAgainSeconds: ASK_AGAIN.least,
  ...more,
});

async function piecesFor(db: Db, { userId, now }: Buyer, lines: readonly RequestedLine[]): Promise<readonly Piece[]> {
  const self = sql<number>`${userId}::integer`;
  const { rows } = await sql<Piece>`
    select products.product_id, requested.quantity, own.turn_since,
      stock_quantity >= requested.quantity as exists,
      ${availableTo(userId, holdsFor(userId, now), now)} >= requested.quantity as is_free,
      own.place is not null and ${isInLine('own', now)} as waits,
      coalesce(own.turn_since <= ${new Date(now.getTime() - TURN_MS)}, false) as has_missed,
      (
        select count(*)::integer from waiting_buyers ahead
        where ahead.product_id = products.product_id and ahead.user_id <> ${self} and ${isInLine('ahead', now)}
          and (own.place is null or ahead.place < own.place)
      ) as ahead
    from unnest(${lines.map((line) => line.ProductId)}::integer[], ${lines.map((line) => line.Quantity)}::integer[])
      as requested (product_id, quantity)
    join products on products.product_id = requested.product_id and not products.is_digital
    left join waiting_buyers own on own.product_id = products.product_id and own.user_id = ${self}`.execute(db);
  return rows;
}

/**
 * Only what others hold is waited for, and for one purchase of a person, who could otherwise reserve many products. A place is
 * for the pieces that it was taken for; with a new line all that the person waits for has a new place, so that no two people
 * are each before the other.
 */
async function enter(db: Db, { userId, now }: Buyer, pieces: readonly Piece[]): Promise<void> {
  const awaited = pieces.filter((piece) => piece.waits || !piece.is_free);
  const isTurn = pieces.every((piece) => piece.is_free);
  const isNew = awaited.some((piece) => !piece.waits);
  await sql`
    with number as materialized (select case when ${isNew} then nextval('waiting_places') end as place),
    earlier as (
      delete from waiting_buyers
      where user_id = ${userId} and product_id <> all(${pieces.map((piece) => piece.product_id)}::integer[])
    )
    insert into waiting_buyers (product_id, user_id, quantity, place, seen_at, turn_since)
    select product_id, ${userId}, quantity, coalesce(number.place, 0), ${now}::timestamptz, ${isTurn ? now : null}::timestamptz
    from number, unnest(
      ${awaited.map((piece) => piece.product_id)}::integer[], ${awaited.map((piece) => piece.quantity)}::integer[]
    ) as awaited (product_id, quantity)
    order by product_id
    on conflict (product_id, user_id) do update set
      seen_at = excluded.seen_at,
      place = case when ${isNew} then excluded.place else waiting_buyers.place end,
      quantity = case when ${isNew} then excluded.quantity else least(waiting_buyers.quantity, excluded.quantity) end,
      turn_since = coalesce(waiting_buyers.turn_since, excluded.turn_since)`.execute(db);
}

/** Gives up the person's places for these products. */
export async function leaveLine(db: Db, userId: number, lines: readonly RequestedLine[]): Promise<void> {
  const products = lines.map((line) => line.ProductId);
  await db.deleteFrom('waiting_buyers').where('user_id', '=', userId).where('product_id', 'in', products).execute();
}
