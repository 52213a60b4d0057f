/** What of other origins a page may show after a click: the store's film, and the tiles of its map. */
export type Embed = 'video' | 'map';

/** How the document says which of them its security policy lets in. */
export function embedMark(embeds: readonly Embed[]): Readonly<Record<string, string>> {
  return embeds.length > 0 ? { 'data-embeds': embeds.join(' ') } : {};
}

/**
 * Whether the document shown lets it in. A page that was reached without a reload lives under the policy of the
 * document it was reached from; it then does as where there is no embed: a link, a picture. Browser only.
 */
export function mayEmbed(embed: Embed): boolean {
  return (document.documentElement.dataset.embeds ?? '').split(' ').includes(embed);
}
