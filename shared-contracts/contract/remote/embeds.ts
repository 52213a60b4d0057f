/** Third-party content that a page may show after a click: the store's film, and the tiles of its map. */
export type Embed = 'video' | 'map';

/** An attribute of the document that names the embeds its security policy allows. */
export function embedMark(embeds: readonly Embed[]): Readonly<Record<string, string>> {
  return embeds.length > 0 ? { 'data-embeds': embeds.join(' ') } : {};
}

/**
 * Whether the current document allows it. A page reached without a reload is under the policy of the document it was
 * reached from; it then shows its fallback, a link or a picture. Browser only.
 */
export function mayEmbed(embed: Embed): boolean {
  return (document.documentElement.dataset.embeds ?? '').split(' ').includes(embed);
}
