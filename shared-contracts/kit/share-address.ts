interface SharedPage {
  /** Absolute address. */
  readonly address: string;
  readonly title: string;
  /** Absolute address of a picture, where there is one. */
  readonly picture?: string | undefined;
}

export const NETWORKS = ['X', 'Facebook', 'Pinterest', 'WhatsApp'] as const;
export type Network = (typeof NETWORKS)[number];

/** The network's own share page (CAT-14, CON-05): a plain link, without third-party scripts. */
export function shareAddress(network: Network, { address, title, picture }: SharedPage): string {
  switch (network) {
    case 'X':
      return to('https://x.com/intent/post', { text: title, url: address });
    case 'Facebook':
      return to('https://www.facebook.com/sharer/sharer.php', { u: address });
    case 'Pinterest':
      return to('https://www.pinterest.com/pin/create/button/', { url: address, media: picture, description: title });
    case 'WhatsApp':
      return to('https://wa.me/', { text: `${title} ${address}` });
  }
}

function to(base: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
