export interface Logo {
  readonly url: string;
  readonly alt: string;
}

/** Undefined: the bundled one. */
export function logoOf({
  LogoUrl: url,
  Alt: alt,
}: {
  readonly LogoUrl: string;
  readonly Alt: string;
}): Logo | undefined {
  return url ? { url, alt } : undefined;
}
