import type { Image } from 'shared-contracts/api/shapes/image';

export interface PictureRow {
  readonly image_id: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly edge: string;
  readonly is_room?: boolean;
}

/** A picture that an outer join may not have found. */
type PictureOrNone = { readonly [Column in keyof Omit<PictureRow, 'is_room'>]: PictureRow[Column] | null };

export function asImageOrNull({ image_id, alt, width, height, placeholder, edge }: PictureOrNone): Image | null {
  if (image_id === null || width === null || height === null) return null;
  return asImage({ image_id, alt: alt ?? '', width, height, placeholder: placeholder ?? '', edge: edge ?? '' });
}

/** The URL is the hash of the content, so it can be cached for ever. */
export function asImage(row: PictureRow): Image {
  return {
    Url: `/media/${row.image_id}`,
    Alt: row.alt,
    Width: row.width,
    Height: row.height,
    Placeholder: row.placeholder,
    Edge: row.edge,
    ...(row.is_room && { IsRoom: true }),
  };
}
