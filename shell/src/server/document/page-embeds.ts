import type { Embed } from 'shared-contracts/remote/embeds';
import type { LayoutData } from '../../composition/layout-data.ts';
import { resolvePath } from './canonical-path.ts';

/** A configured origin that needs no escaping in a header. */
const ORIGIN = /^https?:\/\/[\w.-]+(?::\d{1,5})?(?=[/?#]|$)/;

export interface PageEmbed {
  readonly embed: Embed;
  readonly origin: string;
}

/** Third parties that a page may show after a click: those of its route that the store has configured. */
export function pageEmbeds(pathname: string, site: LayoutData['site']): readonly PageEmbed[] {
  const addresses: Readonly<Record<Embed, string | undefined>> = {
    video: site.video?.embedUrl,
    map: site.mapTiles?.urlTemplate,
  };
  return (resolvePath(pathname).storePath?.embeds ?? []).flatMap((embed) => {
    const origin = ORIGIN.exec(addresses[embed] ?? '')?.[0];
    return origin ? [{ embed, origin }] : [];
  });
}
