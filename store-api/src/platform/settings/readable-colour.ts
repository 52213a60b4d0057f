/** WCAG 2.2 1.4.3: of text against its ground. */
const LEAST_CONTRAST = 4.5;

/** Whether white text can be read on a colour and the colour on white: '#4A2F1D'. '' is no colour, which is right too. */
export function isReadable(colour: string): boolean {
  if (colour === '') return true;
  if (!/^#[0-9A-Fa-f]{6}$/.test(colour)) return false;
  return 1.05 / (luminance(colour) + 0.05) >= LEAST_CONTRAST;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
