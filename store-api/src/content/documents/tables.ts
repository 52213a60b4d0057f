// A module, so that its declaration merges with the one it names.
export {};

declare module '../../platform/database/schema.ts' {
  interface Database {
    content_items: {
      kind: string;
      name: string;
      /** What visitors see; null for nothing. Derived from the versions' times, see live.ts. */
      live_version: number | null;
      /** When `live_version` changes next without anyone's doing. */
      next_change_at: Timestamp | null;
    };
    content_versions: {
      kind: string;
      name: string;
      version: number;
      /** JSON, in the order in which it was written. */
      front: import('kysely').ColumnType<Readonly<Record<string, unknown>>, string, never>;
      markdown: string;
      /** Null for a draft. */
      publish_at: Timestamp | null;
      end_at: Timestamp | null;
      created_at: GeneratedTimestamp;
      /** A staff number, or the user's number on the machine; '' for the seed. */
      created_by: import('kysely').Generated<string>;
    };
    /** 'room:study', 'place:workshop': what a document calls a picture. */
    named_pictures: { name: string; image_id: string; alt: string };
  }
}
