import { createHash } from 'node:crypto';

/** From where a piece is drawn. In `top` its front is below, in `side` at the left. */
export const VIEWS = ['front', 'side', 'top'] as const;
export type View = (typeof VIEWS)[number];

/** Of 'front=oslo.svg', as tables have it. */
export function viewAndFile(drawing: string): readonly [view: string, file: string] {
  const [view = ''] = drawing.split('=');
  return [view, drawing.slice(view.length + 1)];
}

/** Outlines weigh a few KB. */
export const MOST_DRAWING_BYTES = 100 * 1024;

export interface DrawnSize {
  readonly width_cm: number;
  readonly height_cm: number;
}
/** By the file, which is named by its content. */
export type DrawnSizes = ReadonlyMap<string, DrawnSize>;

export interface Drawing extends DrawnSize {
  readonly drawing_id: string;
  readonly svg: string;
  readonly units_per_cm: number;
  readonly margin: number;
}

/** `reason` completes a sentence that begins with the file's name. */
export type ReadDrawing =
  | { readonly ok: true; readonly drawing: Drawing }
  | { readonly ok: false; readonly reason: string };

// A strict grammar instead of an XML parser: what is not known to be an outline is refused, and what is served is written
// here from the parts that were understood. There are no entities, comments, styles, links, scripts or colours in it.
const TOKEN = /\s*<(\/?)([A-Za-z]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"<>&]*"|'[^'<>&]*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const PROLOGUE = /^\uFEFF?\s*(?:<\?xml[^<>]*\?>)?/;

const NUMBER = /^-?\d*\.?\d+(?:e-?\d+)?$/i;
const NUMBERS = /^[\d\s.,e+-]*$/i;
const WORD = /^(?:nonzero|evenodd)$/;
const PATH = /^[\d\s.,e+MmZzLlHhVvCcSsQqTtAa-]*$/;
const TRANSFORM = /^(?:\s*(?:translate|scale|rotate|matrix|skewX|skewY)\([\d\s.,e+-]*\))*\s*$/;

const SHAPES: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  g: {},
  path: { d: PATH },
  rect: { x: NUMBER, y: NUMBER, width: NUMBER, height: NUMBER, rx: NUMBER, ry: NUMBER },
  circle: { cx: NUMBER, cy: NUMBER, r: NUMBER },
  ellipse: { cx: NUMBER, cy: NUMBER, rx: NUMBER, ry: NUMBER },
  polygon: { points: NUMBERS },
};
const OF_EVERY_SHAPE = { transform: TRANSFORM, 'fill-rule': WORD, 'clip-rule': WORD };
/** Of a colour nothing is kept: the page gives it. */
const LEFT_OUT = /^(?:fill|stroke|stroke-.+|id|class)$/;

const LENGTH = /^(\d*\.?\d+)(cm|mm)$/;

/**
 * Reads an outline to scale: an SVG of filled shapes, whose width is in cm or mm and says how large it is in the room.
 * `data-margin` is how many units of its viewBox are left free around the piece.
 */
export function readDrawing(bytes: Buffer): ReadDrawing {
  if (bytes.length > MOST_DRAWING_BYTES) return refused('is larger than 100 KB');
  const text = bytes.toString('utf8').replace(PROLOGUE, '');
  const parts: string[] = [];
  const open: string[] = [];
  let root: ReadonlyMap<string, string> | undefined;
  let end = 0;
  while (text.slice(end).trim() !== '') {
    TOKEN.lastIndex = end;
    const found = TOKEN.exec(text);
    if (!found || (root && open.length === 0)) return refused('is not a plain SVG of outlines');
    end = TOKEN.lastIndex;
    const [, closes, name = '', written = '', isEmpty] = found;
    if (closes) {
      if (open.pop() !== name || written !== '') return refused('has tags that do not match');
      if (open.length > 0) parts.push(`</${name}>`);
      continue;
    }
    const attributes = new Map(
      [...written.matchAll(ATTRIBUTE)].map(([, key = '', one, other]) => [key, one ?? other ?? '']),
    );
    if (!root) {
      if (name !== 'svg' || isEmpty) return refused('is no SVG');
      root = attributes;
    } else {
      const shape = Object.hasOwn(SHAPES, name) ? SHAPES[name] : undefined;
      if (!shape) return refused(`has <${name}>; an outline is made of ${Object.keys(SHAPES).join(', ')}`);
      const known: Readonly<Record<string, RegExp>> = { ...shape, ...OF_EVERY_SHAPE };
      const kept: string[] = [];
      for (const [key, value] of attributes) {
        if (LEFT_OUT.test(key)) continue;
        if (!Object.hasOwn(known, key) || !known[key]?.test(value))
          return refused(`has ${key} on <${name}>, which an outline does not`);
        kept.push(` ${key}="${value}"`);
      }
      parts.push(`<${name}${kept.join('')}${isEmpty ? '/' : ''}>`);
    }
    if (!isEmpty) open.push(name);
  }
  if (!root || open.length > 0) return refused('is no whole SVG');
  return withScale(root, parts.join(''));
}

function withScale(root: ReadonlyMap<string, string>, shapes: string): ReadDrawing {
  const [x, y, width = 0, height = 0] = (root.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (x !== 0 || y !== 0 || !(width > 0) || !(height > 0)) return refused('needs a viewBox that begins with 0 0');
  const [, length = '', unit] = LENGTH.exec(root.get('width') ?? '') ?? [];
  const across = Number(length) / (unit === 'mm' ? 10 : 1);
  if (!(across > 0)) return refused('needs its width in cm or mm, as in width="217cm": it is drawn to scale');
  const margin = Number(root.get('data-margin') ?? 0);
  if (!(margin >= 0) || 2 * margin >= Math.min(width, height)) return refused('has a data-margin that leaves nothing');
  if (shapes === '') return refused('is empty');
  const units_per_cm = Math.round((width / across) * 10_000) / 10_000;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${length}${unit}" data-margin="${margin}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;
  const cm = (units: number) => Math.round((units - 2 * margin) / units_per_cm);
  const drawing_id = createHash('sha256').update(svg).digest('hex').slice(0, 20);
  return {
    ok: true,
    drawing: { drawing_id, svg, width_cm: cm(width), height_cm: cm(height), units_per_cm, margin },
  };
}

const refused = (reason: string) => ({ ok: false, reason }) as const;
