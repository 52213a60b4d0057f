const PLACEHOLDER_WIDTH = 12;
/** Each pixel is the mean of a part of the picture; the outer ones are its edges. */
const EDGE_GRID = 24;

/** The size of a picture, the blur that is shown until it has come, and the colour of its edges, which its well takes. */
export async function describePicture(bytes: Buffer) {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(bytes).metadata();
  const blur = await sharp(bytes)
    .resize(PLACEHOLDER_WIDTH)
    .webp({ quality: 30, effort: 6, smartSubsample: false })
    .toBuffer();
  const grid = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(EDGE_GRID, EDGE_GRID, { fit: 'fill' })
    .raw()
    .toBuffer();
  return { width, height, placeholder: `data:image/webp;base64,${blur.toString('base64')}`, edge: edgeOf(grid) };
}

/** The mean of the outer pixels of an RGB grid, as '#e9e4dc'. */
function edgeOf(grid: Buffer): string {
  const last = EDGE_GRID - 1;
  const outer = Array.from({ length: EDGE_GRID ** 2 }, (_, place) => place).filter((place) => {
    const [x, y] = [place % EDGE_GRID, Math.floor(place / EDGE_GRID)];
    return x === 0 || y === 0 || x === last || y === last;
  });
  const mean = (channel: number) =>
    Math.round(outer.reduce((sum, place) => sum + (grid[place * 3 + channel] ?? 0), 0) / outer.length);
  return `#${[0, 1, 2].map((channel) => mean(channel).toString(16).padStart(2, '0')).join('')}`;
}
