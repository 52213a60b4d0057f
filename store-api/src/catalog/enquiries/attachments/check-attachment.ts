import type { PieceAnswer } from 'shared-contracts/api/begin-attachment';

export type MediaType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';

export type CheckedAttachment =
  | { readonly ok: true; readonly mediaType: MediaType; readonly content: Buffer }
  | { readonly ok: false; readonly because: NonNullable<PieceAnswer['Because']> };

/** A small file may unpack to gigabytes. */
const MOST_PIXELS = 50_000_000;
/** A photograph shows its scratch at this size. */
const WIDEST = 3000;
/** The largest picture takes 1.6 seconds of a processor. */
const LONGEST_S = 30;

/**
 * What a file is by its content, not its name, as the store saves it. Pictures are encoded again: upright, without
 * place, camera and owner, and without anything that is not picture. A PDF stays as it is, whatever it could do: it is only
 * ever downloaded (decision 0028).
 */
export async function checkAttachment(bytes: Buffer): Promise<CheckedAttachment> {
  const mediaType = mediaTypeOf(bytes);
  if (mediaType === null) return { ok: false, because: 'not-allowed' };
  if (mediaType !== 'application/pdf') return encodeAgain(bytes, mediaType);
  return bytes.subarray(-2048).includes('%%EOF')
    ? { ok: true, mediaType, content: bytes }
    : { ok: false, because: 'damaged' };
}

function mediaTypeOf(bytes: Buffer): MediaType | null {
  const head = bytes.toString('latin1', 0, 12);
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'image/webp';
  return head.startsWith('%PDF-') ? 'application/pdf' : null;
}

async function encodeAgain(
  bytes: Buffer,
  mediaType: Exclude<MediaType, 'application/pdf'>,
): Promise<CheckedAttachment> {
  // Loaded on first use: starting the API does not wait for the image library.
  const { default: sharp } = await import('sharp');
  try {
    const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS) return { ok: false, because: 'too-many-pixels' };
    const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: WIDEST, height: WIDEST, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: LONGEST_S });
    return { ok: true, mediaType, content: await encoded(upright, mediaType).toBuffer() };
  } catch {
    return { ok: false, because: 'damaged' };
  }
}

function encoded(picture: import('sharp').Sharp, mediaType: Exclude<MediaType, 'application/pdf'>) {
  switch (mediaType) {
    case 'image/jpeg':
      return picture.jpeg({ quality: 85 });
    case 'image/png':
      return picture.png();
    case 'image/webp':
      return picture.webp({ quality: 85 });
  }
}
