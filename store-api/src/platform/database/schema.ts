import type { AddressTables } from '../../account/addresses/tables.ts';
import type { AccountTables } from '../../account/people/tables.ts';
import type { CheckoutTables } from '../../cart-checkout/coupons/tables.ts';
import type { InvoiceTables } from '../../cart-checkout/invoices/tables.ts';
import type { OrderTables } from '../../cart-checkout/orders/tables.ts';
import type { SandboxTables } from '../../cart-checkout/payments/sandbox/tables.ts';
import type { PaymentTables } from '../../cart-checkout/payments/tables.ts';
import type { EnquiryTables } from '../../catalog/enquiries/tables.ts';
import type { FavouriteTables } from '../../catalog/favourites/tables.ts';
import type { CatalogueTables } from '../../catalog/products/tables.ts';
import type { BlogTables } from '../../content/blog/tables.ts';
import type { FaqTables } from '../../content/faq/tables.ts';
import type { NewsletterTables } from '../../content/newsletter/tables.ts';
import type { ContentTables } from '../../content/pages/tables.ts';
import type { ChangeTables } from '../changes/tables.ts';
import type { MailTables } from '../mail/tables.ts';
import type { PlacesTables } from '../places/tables.ts';
import type { PlatformTables } from './tables.ts';

/** Every table of the store; each area describes its own in its tables.ts. */
export interface Database
  extends PlatformTables,
    ChangeTables,
    CatalogueTables,
    PlacesTables,
    ContentTables,
    BlogTables,
    FaqTables,
    EnquiryTables,
    NewsletterTables,
    FavouriteTables,
    AccountTables,
    AddressTables,
    CheckoutTables,
    OrderTables,
    InvoiceTables,
    MailTables,
    PaymentTables,
    SandboxTables {}
