import type { AccountTables } from '../../accounts/tables.ts';
import type { CatalogueTables } from '../../catalogue/tables.ts';
import type { CheckoutTables } from '../../checkout/tables.ts';
import type { ContentTables } from '../../content/tables.ts';
import type { OrderTables } from '../../orders/tables.ts';
import type { SandboxTables } from '../../payments/sandbox/tables.ts';
import type { PaymentTables } from '../../payments/tables.ts';
import type { PlacesTables } from '../../places/tables.ts';
import type { PlatformTables } from '../tables.ts';

/** Every table of the store; each area describes its own in its tables.ts. */
export interface Database
  extends PlatformTables,
    CatalogueTables,
    PlacesTables,
    ContentTables,
    AccountTables,
    CheckoutTables,
    OrderTables,
    PaymentTables,
    SandboxTables {}
