import type { Embed } from 'shared-contracts/remote/embeds';
import type { StorePath } from 'shared-contracts/remote/store-paths';
import type { LayoutData } from '../../composition/layout-data.ts';

/** A configured origin that needs no escaping in a header. */
const ORIGIN = /^https?:\/\/[\w.-]+(?::\d{1,5})?(?=[/?#]|$)/;

export interface PageEmbed {
  readonly embed: Embed;
  readonly origin: string;
}

/** Third parties that a page may show after a click: those of its route that the store has configured. */
export function pageEmbeds(storePath: StorePath | null, site: LayoutData['site']): readonly PageEmbed[] {
  const addresses: Readonly<Record<Embed, string | undefined>> = {
    video: site.video?.embedUrl,
    map: site.mapTiles?.urlTemplate,
  };
  return (storePath?.embeds ?? []).flatMap((embed) => {
    const origin = ORIGIN.exec(addresses[embed] ?? '')?.[0];
    return origin ? [{ embed, origin }] : [];
  });
}
