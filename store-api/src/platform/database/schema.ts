import type { AccountTables } from '../../accounts/tables.ts';
import type { AddressTables } from '../../addresses/tables.ts';
import type { BlogTables } from '../../blog/tables.ts';
import type { CatalogueTables } from '../../catalogue/tables.ts';
import type { CheckoutTables } from '../../checkout/tables.ts';
import type { ContentTables } from '../../content/tables.ts';
import type { EnquiryTables } from '../../enquiries/tables.ts';
import type { FaqTables } from '../../faq/tables.ts';
import type { FavouriteTables } from '../../favourites/tables.ts';
import type { InvoiceTables } from '../../invoices/tables.ts';
import type { MailTables } from '../../mail/tables.ts';
import type { NewsletterTables } from '../../newsletter/tables.ts';
import type { OrderTables } from '../../orders/tables.ts';
import type { SandboxTables } from '../../payments/sandbox/tables.ts';
import type { PaymentTables } from '../../payments/tables.ts';
import type { PlacesTables } from '../../places/tables.ts';
import type { ChangeTables } from '../changes/tables.ts';
import type { PlatformTables } from '../tables.ts';

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
