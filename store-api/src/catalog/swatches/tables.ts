// A module, so that its declaration merges with the one it names.
export {};

declare module '../../platform/database/schema.ts' {
  interface Database {
    product_swatches: { product_id: number };
  }
}
