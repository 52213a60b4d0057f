import { orThrow, type PageContext, type PageOutcome, show } from 'shared-contracts';
import { getStudios } from 'shared-contracts/api/get-studios';
import { getWebContent } from 'shared-contracts/api/get-web-content';
import type { Studio } from 'shared-contracts/domain/studio';
import type { PageMeta } from 'shared-contracts/domain/web-content';
import type { HtmlTree } from 'shared-contracts/html-tree';
import { parseHtml } from 'shared-contracts/parse-html';

export interface ShownStudio extends Omit<Studio, 'directionsHtml'> {
  readonly directions: HtmlTree;
}

export interface StudiosData {
  readonly meta?: PageMeta | undefined;
  readonly intro: HtmlTree;
  readonly studios: readonly ShownStudio[];
}

export async function loadStudios({ api }: PageContext): Promise<PageOutcome<StudiosData>> {
  const [content, studios] = await Promise.all([
    api.call(getWebContent, { PageName: 'studios' }).then(orThrow),
    api.call(getStudios, {}).then(orThrow),
  ]);
  return show({
    meta: content?.meta,
    intro: parseHtml(content?.html ?? ''),
    studios: studios.map(({ directionsHtml, ...studio }) => ({ ...studio, directions: parseHtml(directionsHtml) })),
  });
}
