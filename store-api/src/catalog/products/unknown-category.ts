import { plain } from 'shared-contracts/server-kit/plain';
import { CommandRefused } from '../../platform/command-line/command.ts';
import { didYouMean } from '../../platform/command-line/nearest.ts';
import type { Db } from '../../platform/database/schema.ts';

/** What an operator reads of a slug that no category has, with the one that was probably meant. */
export async function unknownCategory(db: Db, slug: string): Promise<CommandRefused> {
  const slugs = (await db.selectFrom('categories').select('slug').execute()).map((one) => one.slug);
  const meant = didYouMean(slug, slugs) || '.';
  return new CommandRefused(`There is no category ${plain(slug).slice(0, 60)}${meant} Nothing was changed.`);
}
