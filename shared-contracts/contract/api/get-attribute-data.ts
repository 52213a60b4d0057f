import * as v from 'valibot';
import { PAGE_SIZE } from '../domain/constants.ts';
import { defineCall } from './call.ts';
import { PageNo, pageSize } from './shapes/paging.ts';

/** The attributes of one product; a pair is null where the product has none of that kind. */
export const AttributeRecord = v.object({
  ProductID: v.number(),
  ProductTypeId: v.nullable(v.number()),
  ProductTypeName: v.nullable(v.string()),
  MaterialTypeId: v.nullable(v.number()),
  MaterialName: v.nullable(v.string()),
  OrientationId: v.nullable(v.number()),
  OrientalName: v.nullable(v.string()),
  SeaterId: v.nullable(v.number()),
  SeaterName: v.nullable(v.string()),
  ColorID: v.nullable(v.number()),
  ColorName: v.nullable(v.string()),
  HexCode: v.nullable(v.string()),
});

export const getAttributeData = defineCall({
  name: 'get-attribute-data',
  summary: 'The filterable attributes of every product, page by page.',
  sends: { PageNo: 1, PageSize: 100 },
  hasGet: true,
  request: v.object({ PageNo, PageSize: pageSize(PAGE_SIZE.stock) }),
  answer: v.array(AttributeRecord),
});
