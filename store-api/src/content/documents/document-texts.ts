import type { TextSource } from '../../platform/translations/text-source.ts';
import type { TextColumn } from '../../platform/translations/translate-answer.ts';
import type { ContentKind } from './content-kind.ts';
import { liveDocuments } from './live.ts';

/** What visitors see of a kind's documents that no table holds field by field. */
export const documentTexts = <Front>(
  column: TextColumn,
  kind: ContentKind<Front>,
  textsOf: (front: Front) => readonly (string | undefined)[],
): TextSource => ({
  column,
  async read(db) {
    const texts = (await liveDocuments(db, kind)).flatMap(({ front }) => textsOf(front));
    return texts.filter((text) => text !== undefined);
  },
});
