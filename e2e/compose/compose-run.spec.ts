import { test as base, expect } from '@playwright/test';
import pg from 'pg';
import { scratchFolder } from '../store/data-folders.ts';
import { somebody } from '../store/person.ts';
import { Shopper } from '../store/shopper.ts';
import { listen } from '../store/store-test.ts';
import { withDatabase } from '../store/with-database.ts';
import { runAsComposed } from './run-as-composed.ts';

base(
  'PostgreSQL: the services of docker-compose.yml, started as written, become healthy and serve a purchase',
  { tag: ['@OPS-02', '@API-04'] },
  async ({ browser }) => {
    await withDatabase(async (databaseUrl) => {
      const store = await runAsComposed({ elsewhere: { 'postgres:5432': '' }, databaseUrl, folder: scratchFolder() });
      try {
        const page = await browser.newPage({ baseURL: store.origin, timezoneId: 'Asia/Kolkata' });
        const complaints = listen(page);
        const shopper = new Shopper(page, 'en');
        await shopper.open('/collections/sofas');
        const sofa = await shopper.openFirstInStock();
        await shopper.goPay(somebody());
        await shopper.payWith('success');
        await expect(shopper.heading(shopper.texts.thanks)).toBeVisible();
        const orderNumber = await shopper.receipt('Order number');
        await page.close();
        expect(complaints).toEqual([]);

        const database = new pg.Client({ connectionString: databaseUrl });
        await database.connect();
        const { rows } = await database.query(
          `select i.product_name, p.state from orders o join order_items i using (order_id) join payments p using (order_id)
           where o.order_number = $1`,
          [orderNumber],
        );
        await database.end();
        expect(rows).toEqual([{ product_name: sofa, state: 'paid' }]);
      } finally {
        await store.stop();
      }
    });
  },
);
