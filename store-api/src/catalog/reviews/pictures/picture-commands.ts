import { type Command, CommandRefused, command } from '../../../platform/command-line/command.ts';
import { readId } from '../../../platform/command-line/parameters.ts';
import { placeOfPicture } from './picture-files.ts';

const ID = { about: "A review's id, as the list shows it.", read: readId } as const;

const list = command({
  name: 'reviews pictures',
  summary: 'Where the pictures of a review are, to be looked at before it is approved.',
  words: { id: ID },
  examples: ['12'],
  columns: { picture: 'number', file: 'text' },
  async *run({ db }, { id }) {
    const rows = await db
      .selectFrom('review_pictures')
      .selectAll()
      .where('review_id', '=', id)
      .orderBy('position')
      .execute();
    if (rows.length === 0) yield `Review ${id} has no pictures.`;
    for (const { position: picture, picture_id } of rows) yield { picture, file: placeOfPicture(picture_id) };
  },
});

const remove = command({
  name: 'reviews remove-picture',
  summary: 'Deletes one picture of a review; its text and the other pictures stay.',
  words: { id: ID, picture: { about: "The picture's number, as 'reviews pictures' shows it.", read: readId } },
  examples: ['12 2'],
  dryRun: 'transaction',
  async *run({ db }, { id, picture }) {
    const { numDeletedRows } = await db
      .deleteFrom('review_pictures')
      .where('review_id', '=', id)
      .where('position', '=', picture)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new CommandRefused(`Review ${id} has no picture ${picture}. Nothing was changed.`);
    yield `review ${id}: picture ${picture} deleted`;
  },
});

export const pictureCommands: readonly Command[] = [list, remove];
