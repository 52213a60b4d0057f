import { globSync, readFileSync } from 'node:fs';
import { ANTD_TOKENS } from './antd-theme.tsx';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function token(name: string): string {
  const value = css.match(new RegExp(`--${name}:\\s*([^;]+);`))?.[1];
  if (!value) throw new Error(`tokens.css has no --${name}`);
  return value;
}

/** Relative luminance and contrast by WCAG 2.2. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(token(one)), luminance(token(other))].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['ink', 'paper', 4.5],
  ['ink', 'mist', 4.5],
  ['ink', 'turmeric', 4.5],
  ['ink-soft', 'paper', 4.5],
  ['ink-soft', 'card', 4.5],
  ['ink-soft', 'mist', 4.5],
  ['ink-soft', 'line', 4.5],
  ['clay', 'paper', 4.5],
  ['clay', 'card', 4.5],
  ['clay', 'mist', 4.5],
  ['leaf', 'paper', 4.5],
  ['danger', 'paper', 4.5],
  ['danger', 'danger-wash', 4.5],
  ['on-walnut', 'walnut', 4.5],
  ['on-walnut-soft', 'walnut', 4.5],
  ['line-strong', 'paper', 3],
  ['line-strong', 'card', 3],
])('%s on %s is legible: at least %d to 1 [SH-17]', (one, other, least) => {
  expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
});

test('antd is dressed in the same colours', () => {
  const theme = {
    clay: ANTD_TOKENS.colorPrimary,
    'clay-deep': ANTD_TOKENS.colorPrimaryHover,
    danger: ANTD_TOKENS.colorError,
    ink: ANTD_TOKENS.colorText,
    'ink-soft': ANTD_TOKENS.colorTextPlaceholder,
    card: ANTD_TOKENS.colorBgElevated,
    'line-strong': ANTD_TOKENS.colorBorder,
    mist: ANTD_TOKENS.controlItemBgHover,
    radius: `${ANTD_TOKENS.borderRadius}px`,
    'radius-large': `${ANTD_TOKENS.borderRadiusLG}px`,
    'control-height': `${ANTD_TOKENS.controlHeight}px`,
    'shadow-overlay': ANTD_TOKENS.boxShadowSecondary,
  };
  expect(theme).toEqual(Object.fromEntries(Object.keys(theme).map((name) => [name, token(name)])));
});

test('motion ends where it is unwanted', () => {
  const reduced = css.slice(css.indexOf('prefers-reduced-motion'));
  expect(reduced).toContain('--motion-quick: 0ms');
  expect(reduced).toContain('--motion-calm: 0ms');
});

// A remote compiles the kit's styles into each of its pages: the copy of a later page comes after the rules of this one.
test.each(globSync('**/*.module.css', { cwd: import.meta.dirname }))(
  "every rule of %s is in the kit's layer, where a team's own rules win whatever comes first",
  (file) => {
    expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toMatch(
      /^(\/\*.*\*\/\n)?@layer kit \{\n( .*\n|\n)*\}\n$/,
    );
  },
);
