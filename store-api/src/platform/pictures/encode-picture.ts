export type PictureFormat = 'avif' | 'webp' | 'jpg';

/** Qualities were chosen by eye on the seed's pictures. */
export async function encodePicture(source: Buffer, format: PictureFormat, width: number): Promise<Buffer> {
  // Loaded on first use: starting the API does not wait for the image library.
  const { default: sharp } = await import('sharp');
  // Variants are cached on disk, so the library's own cache would waste memory.
  sharp.cache(false);
  const resized = sharp(source).resize({ width, withoutEnlargement: false });
  switch (format) {
    case 'avif':
      return resized.avif({ quality: 52, effort: 2 }).toBuffer();
    case 'webp':
      return resized.webp({ quality: 76, effort: 3 }).toBuffer();
    case 'jpg':
      return resized.flatten({ background: '#FBF8F3' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  }
}
