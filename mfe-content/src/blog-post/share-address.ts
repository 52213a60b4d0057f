import type { PostData } from './post-data.ts';

export const SHARES = [
  { network: 'Facebook', action: 'shareOnFacebook' },
  { network: 'X', action: 'shareOnX' },
  { network: 'Pinterest', action: 'shareOnPinterest' },
  { network: 'WhatsApp', action: 'shareOnWhatsApp' },
] as const;

/** Where a network takes a post to be shared (CON-05). */
export function shareAddress(
  network: (typeof SHARES)[number]['network'],
  { Title, Image }: PostData['post'],
  address: string,
): string {
  switch (network) {
    case 'Facebook':
      return to('https://www.facebook.com/sharer/sharer.php', { u: address });
    case 'X':
      return to('https://x.com/intent/post', { text: Title, url: address });
    case 'Pinterest': {
      const media = `${new URL(address).origin}${Image.Url}/1440.jpg`;
      return to('https://www.pinterest.com/pin/create/button/', { url: address, media, description: Title });
    }
    case 'WhatsApp':
      return to('https://wa.me/', { text: `${Title} ${address}` });
  }
}

function to(base: string, parameters: Readonly<Record<string, string>>): string {
  return `${base}?${new URLSearchParams(parameters)}`;
}
