import sharp from 'sharp';
import { describePicture } from './describe-picture.ts';

const solid = (background: string) => sharp({ create: { width: 600, height: 400, channels: 3, background } });

test('the edge is the colour around the piece, whatever its own colour [CAT-12]', async () => {
  const piece = await solid('#8b1e2d').resize(300, 200).png().toBuffer();
  const picture = await solid('#e9e4dc')
    .composite([{ input: piece }])
    .png()
    .toBuffer();
  expect(await describePicture(picture)).toMatchObject({ width: 600, height: 400, edge: '#e9e4dc' });
});

test('a picture in greys or with transparency has one too [CAT-12]', async () => {
  const grey = await solid('#808080').toColourspace('b-w').png().toBuffer();
  expect((await describePicture(grey)).edge).toBe('#808080');
  const clear = await sharp({
    create: { width: 500, height: 500, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  expect((await describePicture(clear)).edge).toBe('#ffffff');
});
