import type { WireAnswer } from '../api/call.ts';
import type { getWebsiteLogo } from '../api/get-website-logo.ts';

export interface Logo {
  readonly url: string;
  readonly alt: string;
}

/** By who reads it, as the categories are. Undefined: the bundled one. */
export function logoOf(logo: WireAnswer<typeof getWebsiteLogo> | null): Logo | undefined {
  return logo?.LogoUrl ? { url: logo.LogoUrl, alt: logo.Alt } : undefined;
}
