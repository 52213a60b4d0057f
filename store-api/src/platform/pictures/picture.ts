import type { Image } from 'shared-contracts/api/shapes/image';

/** A row of `images` with the words for where it is shown. */
export interface PictureRow {
  readonly image_id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
}

/** The wire's picture: its address is its hash, so it never changes. */
export function asImage(row: PictureRow): Image {
  return {
    Url: `/media/${row.image_id}`,
    Alt: row.alt,
    Width: row.width,
    Height: row.height,
    Placeholder: row.placeholder,
  };
}
