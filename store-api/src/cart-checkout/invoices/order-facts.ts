import { stateOfGstin } from 'shared-contracts/domain/gstin';
import { stateTaxOf } from 'shared-contracts/domain/state-tax';
import { DEFAULT_LANGUAGE, isBundled } from 'shared-contracts/i18n/languages';
import type { StoreFacts } from '../../platform/settings/store-facts.ts';
import type { InvoiceDocument, InvoiceParty } from './invoice-document.ts';
import type { PaidOrder } from './read-paid-order.ts';

/** The storefront's own, where the store has set none. */
const OWN_COLOUR = '#4A2F1D';

/** What an invoice says about its parties. */
export function orderFacts(order: PaidOrder, store: StoreFacts) {
  const delivery: InvoiceParty = {
    name: order.delivery_name,
    address: joined(order.delivery_address, order.city_name, order.delivery_postal_code),
    city: order.city_name ?? '',
    postalCode: order.delivery_postal_code,
    gstin: '',
    stateName: order.state_name,
    stateCode: order.gst_code,
  };
  const names = new Map(order.states.map((state) => [state.gst_code, state.state_name]));
  // Shoppers saw and could change where it goes, not their account's address: only a registered buyer is billed there, or who downloads.
  const isBilledThere = order.delivery_address !== '' && order.buyer_gstin === '';
  const billed = withGstin((isBilledThere ? null : ownAddress(order)) ?? delivery, order.buyer_gstin, names);
  const isElsewhere = billed.name !== delivery.name || billed.address !== delivery.address;
  return {
    orderNumber: order.order_number,
    // Labels and letters of the document are those of these languages.
    language: isBundled(order.language) ? order.language : DEFAULT_LANGUAGE,
    store: {
      name: store.name,
      colour: store.colours.brand || OWN_COLOUR,
      ...(store.mark && !store.logoUrl ? { mark: store.mark } : {}),
    },
    seller: {
      name: store.legalName || store.name,
      address: store.address,
      city: '',
      postalCode: '',
      gstin: store.gstin,
      stateName: names.get(store.stateCode) ?? '',
      stateCode: store.stateCode,
    },
    buyer: billed,
    delivery: isElsewhere && order.delivery_address !== '' ? delivery : null,
    placeOfSupply: { stateName: order.state_name, stateCode: order.gst_code },
    stateTax: stateTaxOf(store.stateCode),
  } satisfies Partial<InvoiceDocument>;
}

/** The buyer is billed at their own address in India; null when the account has none. */
function ownAddress({ own_address: own }: PaidOrder): InvoiceParty | null {
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

/** A registered buyer's state is the one they are registered in: an address in another is not where they are. */
function withGstin(party: InvoiceParty, gstin: string, names: ReadonlyMap<string, string>): InvoiceParty {
  const stateCode = stateOfGstin(gstin);
  const stateName = names.get(stateCode);
  if (!stateName || stateCode === party.stateCode) return { ...party, gstin };
  return { ...party, address: '', city: '', postalCode: '', gstin, stateName, stateCode };
}

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(', ');
