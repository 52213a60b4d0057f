import type { Embed } from 'shared-contracts/remote/embeds';
import type { StoreFrame } from '../../composition/store-frame.ts';
import { resolvePath } from './canonical-path.ts';

/** An origin that the store's configuration names and that can stand in a header as it is. */
const ORIGIN = /^https?:\/\/[\w.-]+(?::\d{1,5})?(?=[/?#]|$)/;

export interface PageEmbed {
  readonly embed: Embed;
  readonly origin: string;
}

/** Third parties that a page may show after a click: those of the registry as far as the store is set up for them. */
export function pageEmbeds(pathname: string, site: StoreFrame['site']): readonly PageEmbed[] {
  const addresses: Readonly<Record<Embed, string | undefined>> = {
    video: site.video?.embedUrl,
    map: site.mapTiles?.urlTemplate,
  };
  return (resolvePath(pathname).storePath?.embeds ?? []).flatMap((embed) => {
    const origin = ORIGIN.exec(addresses[embed] ?? '')?.[0];
    return origin ? [{ embed, origin }] : [];
  });
}
