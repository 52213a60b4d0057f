import * as v from 'valibot';
import { readCsv, readDocuments, readYaml } from './read-files.ts';

describe('the files below seed/', () => {
  it('are refused with the file and the field at fault', () => {
    const slugOnly = v.strictObject({ slug: v.string() });
    expect(() => readCsv('catalog/offers.csv', slugOnly)).toThrow(/^seed\/catalog\/offers\.csv:.*"price"/s);
    expect(() => readYaml('catalog/vendors.yaml', v.record(v.string(), slugOnly))).toThrow(/vendors\.yaml:.*marwar/s);
    expect(() => readDocuments('content/posts', slugOnly)).toThrow(/^seed\/content\/posts\/.+\.md:.*"title"/s);
  });
});
