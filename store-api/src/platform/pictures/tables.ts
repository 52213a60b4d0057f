import type { Generated } from 'kysely';

declare module '../database/schema.ts' {
  interface Database {
    /** `file` is below DATA_DIR if it begins with 'originals/' (operators' pictures), else below seed/media. */
    images: {
      image_id: string;
      file: string;
      width: number;
      height: number;
      placeholder: string;
      /** The mean colour of its edges, '#e9e4dc'; '' for pictures added before it was measured. */
      edge: Generated<string>;
      /** It shows a product in a furnished room. */
      is_room: Generated<boolean>;
      added_at: GeneratedTimestamp;
    };
    /** SHA-256 of the files that pictures were made from or recognised by, and when that was last. */
    picture_files: { file_hash: string; image_id: string; used_at: GeneratedTimestamp };
  }
}
