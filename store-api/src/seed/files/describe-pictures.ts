import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describePicture } from '../../platform/pictures/describe-picture.ts';
import { ORIGINALS } from '../../platform/pictures/originals.ts';
import { seedPictureFiles } from './seed-media.ts';

// Run by hand after a change of seed/media; at the first start of a clone it would take too long.
async function describe(file: string) {
  const bytes = await readFile(join(ORIGINALS, file));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
  return { file, hash, ...(await describePicture(bytes)) };
}

const pictures = [];
for (const file of await seedPictureFiles()) pictures.push(await describe(file));
await writeFile(join(ORIGINALS, 'pictures.json'), `${JSON.stringify(pictures, null, 1)}\n`);
