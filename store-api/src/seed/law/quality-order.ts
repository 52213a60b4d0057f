import * as v from 'valibot';
import type { Db } from '../../platform/database/schema.ts';
import { readYaml } from '../files/read-files.ts';

const day = v.pipe(v.string(), v.isoDate());

const order = v.strictObject({
  standards: v.array(v.strictObject({ code: v.string(), title: v.string(), from: day, source: v.string() })),
  grounds: v.array(
    v.strictObject({ ground: v.string(), title: v.string(), lastDay: v.optional(day), source: v.string() }),
  ),
});

/** The furniture quality order (LAW-02): what every shop needs. */
export async function seedQualityOrder(db: Db): Promise<void> {
  const { standards, grounds } = readYaml('law/furniture-quality-order.yaml', order);
  await db
    .insertInto('quality_standards')
    .values(standards.map(({ from, ...standard }) => ({ ...standard, in_force_from: from })))
    .execute();
  await db
    .insertInto('quality_grounds')
    .values(grounds.map(({ lastDay, ...ground }) => ({ ...ground, last_day: lastDay ?? null })))
    .execute();
}
