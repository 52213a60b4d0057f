import type { View } from './read-drawing.ts';

declare module '../../platform/database/schema.ts' {
  interface Database {
    /** Cleaned SVG, known by its content. */
    drawings: {
      drawing_id: string;
      svg: string;
      /** Of the outline. */
      width_cm: number;
      height_cm: number;
      units_per_cm: number;
      /** Units of the viewBox around the outline. */
      margin: number;
      added_at: GeneratedTimestamp;
    };
    product_drawings: { product_id: number; view: View; drawing_id: string };
  }
}
