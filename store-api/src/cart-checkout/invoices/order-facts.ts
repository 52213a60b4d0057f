import { type NotNull, sql } from 'kysely';
import { stateOfGstin } from 'shared-contracts/domain/gstin';
import { stateTaxOf } from 'shared-contracts/domain/state-tax';
import { DEFAULT_LANGUAGE, isBundled } from 'shared-contracts/i18n/languages';
import type { Db } from '../../platform/database/schema.ts';
import type { StoreFacts } from '../../platform/settings/store-facts.ts';
import type { InvoiceDocument, InvoiceParty } from './invoice-document.ts';

export async function orderFacts(trx: Db, orderId: number, store: StoreFacts) {
  const order = await readOrder(trx, orderId);
  const delivery: InvoiceParty = {
    name: order.delivery_name,
    address: joined(order.delivery_address, order.city_name, order.delivery_postal_code),
    city: order.city_name ?? '',
    postalCode: order.delivery_postal_code,
    gstin: '',
    stateName: order.state_name,
    stateCode: order.gst_code,
  };
  const names = await stateNames(trx);
  const billed = (await ownAddress(trx, order.user_id)) ?? delivery;
  const isElsewhere = billed.name !== delivery.name || billed.address !== delivery.address;
  return {
    orderNumber: order.order_number,
    // Labels and letters of the document are those of these languages.
    language: isBundled(order.language) ? order.language : DEFAULT_LANGUAGE,
    seller: {
      name: store.legalName,
      address: store.address,
      city: '',
      postalCode: '',
      gstin: store.gstin,
      stateName: names.get(store.stateCode) ?? '',
      stateCode: store.stateCode,
    },
    buyer: withGstin(billed, order.buyer_gstin, names),
    delivery: isElsewhere && order.delivery_address !== '' ? delivery : null,
    placeOfSupply: { stateName: order.state_name, stateCode: order.gst_code },
    stateTax: stateTaxOf(store.stateCode),
  } satisfies Partial<InvoiceDocument>;
}

function readOrder(trx: Db, orderId: number) {
  return trx
    .selectFrom('orders')
    .innerJoin('states_provinces', 'states_provinces.state_province_id', 'orders.delivery_state_id')
    .leftJoin('cities', 'cities.city_id', 'orders.delivery_city_id')
    .selectAll('orders')
    .select(['state_name', 'gst_code', 'city_name'])
    .where('orders.order_id', '=', orderId)
    .where('gst_code', 'is not', null)
    .$narrowType<{ order_number: NotNull; gst_code: NotNull }>()
    .executeTakeFirstOrThrow();
}

/** The buyer is billed at their own address in India; null when the account has none. */
async function ownAddress(trx: Db, userId: number): Promise<InvoiceParty | null> {
  const own = await trx
    .selectFrom('users')
    .innerJoin('states_provinces', 'states_provinces.state_province_id', 'users.state_province_id')
    .leftJoin('cities', 'cities.city_id', 'users.city_id')
    .select(['address_line_one', 'city_name', 'postal_code', 'state_name', 'gst_code'])
    .select(sql<string>`trim(first_name || ' ' || last_name)`.as('name'))
    .where('user_id', '=', userId)
    .where('address_line_one', '!=', '')
    .where('gst_code', 'is not', null)
    .$narrowType<{ gst_code: NotNull }>()
    .executeTakeFirst();
  if (!own) return null;
  return {
    name: own.name,
    address: joined(own.address_line_one, own.city_name, own.postal_code),
    city: own.city_name ?? '',
    postalCode: own.postal_code,
    gstin: '',
    stateName: own.state_name,
    stateCode: own.gst_code,
  };
}

/** A registered buyer's state is the one they are registered in. */
function withGstin(party: InvoiceParty, gstin: string, names: ReadonlyMap<string, string>): InvoiceParty {
  const stateName = names.get(stateOfGstin(gstin));
  return { ...party, gstin, ...(stateName ? { stateName, stateCode: stateOfGstin(gstin) } : {}) };
}

async function stateNames(trx: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await trx
    .selectFrom('states_provinces')
    .select(['gst_code', 'state_name'])
    .where('gst_code', 'is not', null)
    .$narrowType<{ gst_code: NotNull }>()
    .execute();
  return new Map(rows.map((row) => [row.gst_code, row.state_name]));
}

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ');
