import type { ProductDetail } from 'shared-contracts/api/shapes/product-detail';

/** The facts of a product of which nothing is known. */
export const NO_FACTS: NonNullable<ProductDetail['Facts']> = {
  Seats: null,
  Color: null,
  Modules: null,
  SeatHeightCm: null,
  SeatDepthCm: null,
  WeightKg: null,
  Boxes: [],
  LoadKg: null,
  Filling: null,
  Cover: null,
  CoverCare: null,
  Frame: null,
  Finish: null,
  Side: null,
  LeadDays: null,
  Assembly: null,
  ArrivesAssembled: false,
  ShownFirst: [],
  Estimated: [],
};
