import fc from 'fast-check';
import * as v from 'valibot';
import { arbitraryAnswer } from '../../testing/arbitrary-answer.ts';
import { ProductDetail } from '../api/shapes/product-detail.ts';
import { decodeProduct } from './product.ts';

const [answer] = fc.sample(arbitraryAnswer(ProductDetail), { numRuns: 1, seed: 7 });
// As from the client: what an older back end leaves out is there.
const detail = v.parse(ProductDetail, answer);

test.each([
  ['[{"TagID":1,"TagName":"Cane"},{"TagID":2,"TagName":"Bestseller"}]', ['Cane', 'Bestseller']],
  ['[{"TagID":1,"TagName":" "}]', []],
  ['[{"TagID":1},{"TagID":2,"TagName":7}]', []],
  ['[]', []],
  ['', []],
  ['null', []],
  ['{"a":1}', []],
  ['[1,"x",null]', []],
  ['<script>', []],
])('%s holds the tags %j [CAT-13]', (ProductTagsJson, labels) => {
  expect(decodeProduct({ ...detail, ProductTagsJson }).tags.map(({ label }) => label)).toEqual(labels);
});

test('the material is the first of its list, and what has none has none [CAT-13]', () => {
  const MatterialTypeJson = '[{"TypeId":3,"TypeName":"Sheesham Wood"},{"TypeId":4,"TypeName":"Cane"}]';
  expect(decodeProduct({ ...detail, MatterialTypeJson }).material).toEqual({ id: 3, label: 'Sheesham Wood' });
  expect(decodeProduct({ ...detail, MatterialTypeJson: '[]' }).material).toBeUndefined();
});
