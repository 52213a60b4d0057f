import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ORIGINALS } from '../../platform/pictures/picture-store.ts';
import { seedPictureFiles } from './seed-media.ts';

// Run by hand after a change of seed/media; at the first start of a clone it would take too long.
const PLACEHOLDER_WIDTH = 12;

async function describe(file: string) {
  const bytes = await readFile(join(ORIGINALS, file));
  const { width, height } = await sharp(bytes).metadata();
  const blur = await sharp(bytes)
    .resize(PLACEHOLDER_WIDTH)
    .webp({ quality: 30, effort: 6, smartSubsample: false })
    .toBuffer();
  return {
    file,
    hash: createHash('sha256').update(bytes).digest('hex').slice(0, 20),
    width,
    height,
    placeholder: `data:image/webp;base64,${blur.toString('base64')}`,
  };
}

const pictures = [];
for (const file of await seedPictureFiles()) pictures.push(await describe(file));
await writeFile(join(ORIGINALS, 'pictures.json'), `${JSON.stringify(pictures, null, 1)}\n`);
