import { type DrawnSizes, VIEWS, viewAndFile } from '../drawings/read-drawing.ts';
import type { ProductRecord, RecordFault } from './product-record.ts';

/** What each view shows across and upright. */
const MEASURES = {
  front: ['width_cm', 'height_cm'],
  side: ['depth_cm', 'height_cm'],
  top: ['width_cm', 'depth_cm'],
} as const;

/** The columns whose change may contradict a drawing. */
export const DRAWN = ['drawings', 'width_cm', 'depth_cm', 'height_cm'] as const;

/** Measures and outlines are both rounded to centimetres. */
const ROUNDING_CM = 1;

/** Where an outline is not as large as the measures say (CAT-34). What is not known contradicts nothing. */
export function drawnContradictionsOf(
  record: Pick<ProductRecord, (typeof DRAWN)[number]>,
  drawn: DrawnSizes,
): readonly RecordFault[] {
  return record.drawings.flatMap((drawing) => {
    const [name, file] = viewAndFile(drawing);
    const view = VIEWS.find((one) => one === name);
    const size = drawn.get(file);
    if (!view || !size) return [];
    return [size.width_cm, size.height_cm].flatMap((is, place) => {
      const measure = MEASURES[view][place] ?? 'width_cm';
      const known = record[measure];
      if (known === null || Math.abs(known - is) <= ROUNDING_CM) return [];
      return [{ column: 'drawings', message: `is ${is} cm from the ${view}, but ${measure} is ${known}` }] as const;
    });
  });
}
