// A module, so that its declaration merges with the one it names.
export {};

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** GLB files, known by their content. */
    models: {
      model_id: string;
      /** As `openModel` takes it. */
      file: string;
      bytes: number;
      added_at: GeneratedTimestamp;
    };
    product_models: { product_id: number; model_id: string };
  }
}
