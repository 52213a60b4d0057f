// A module, so that its declaration merges with the one it names.
export {};

declare module '../database/schema.ts' {
  interface Database {
    images: { image_id: string; file: string; width: number; height: number; placeholder: string };
  }
}
