import type { Image } from 'shared-contracts/api/shapes/image';

export interface PictureRow {
  readonly image_id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

/** The URL is the hash of the content, so it can be cached for ever. */
export function asImage(row: PictureRow): Image {
  return {
    Url: `/media/${row.image_id}`,
    Alt: row.alt,
    Width: row.width,
    Height: row.height,
    Placeholder: row.placeholder,
  };
}
