import { jsonLabels } from './json-labels.ts';

test.each([
  ['[{"TagID":1,"TagName":"Cane"},{"TagID":2,"TagName":"Bestseller"}]', ['Cane', 'Bestseller']],
  ['[{"TypeId":3,"TypeName":"Sheesham Wood"}]', ['Sheesham Wood']],
  ['[{"TagID":1},{"TagID":2,"TagName":""},{"TagID":3,"TagName":7}]', []],
  ['[]', []],
  ['', []],
  ['null', []],
  ['{"a":1}', []],
  ['[1,"x",null]', []],
  ['<script>', []],
])('%s holds the labels %j [CAT-13]', (json, labels) => {
  expect(jsonLabels(json)).toEqual(labels);
});
