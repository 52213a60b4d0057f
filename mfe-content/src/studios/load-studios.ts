import { orThrow, type PageContext, type PageOutcome, show } from 'shared-contracts';
import { getStudios, type Studio } from 'shared-contracts/api/get-studios';
import { getWebContent } from 'shared-contracts/api/get-web-content';
import type { HtmlTree } from 'shared-contracts/html-tree';
import { parseHtml } from 'shared-contracts/parse-html';
import type { WebContentMeta } from '../web-content/web-content-head.ts';

export interface ShownStudio extends Omit<Studio, 'Directions'> {
  readonly directions: HtmlTree;
}

export interface StudiosData {
  readonly meta: WebContentMeta | null;
  readonly intro: HtmlTree;
  readonly studios: readonly ShownStudio[];
}

export async function loadStudios({ api }: PageContext): Promise<PageOutcome<StudiosData>> {
  const [content, studios] = await Promise.all([
    api.call(getWebContent, { PageName: 'studios' }).then(orThrow),
    api.call(getStudios, {}).then(orThrow),
  ]);
  const { DataContent = '', ...meta } = content ?? {};
  return show({
    meta: content && (meta as WebContentMeta),
    intro: parseHtml(DataContent),
    studios: studios.map(({ Directions, ...studio }) => ({ ...studio, directions: parseHtml(Directions) })),
  });
}
