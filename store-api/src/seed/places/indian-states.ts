import * as v from 'valibot';
import { readYaml } from '../files/read-files.ts';

const names = v.pipe(
  v.string(),
  v.transform((list) => list.split(', ')),
);

const state = v.strictObject({
  name: v.string(),
  gstCode: v.pipe(v.string(), v.regex(/^\d\d$/)),
  unionTerritory: v.optional(v.boolean(), false),
  cities: names,
  moreCities: v.optional(names),
});

export const indianStates = readYaml('places/indian-states.yaml', v.array(state));
