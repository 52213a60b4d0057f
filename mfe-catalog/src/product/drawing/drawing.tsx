import { type ReactNode, useState } from 'react';
import { type Translate, useWords } from 'shared-contracts';
import type { Drawing as Outline, Product } from 'shared-contracts/domain/product';
import { TextField } from 'shared-contracts/kit/text-field';
import { centimetresIn } from './centimetres.ts';
import styles from './drawing.module.css';
import { drawingWords } from './words.ts';

/** The person drawn next to the item as a measure, in centimetres. */
const PERSON = { height: 170, width: 46, gap: 24 };

// Units of the SVG, about a pixel each on phones. MEASURE is the space for a dimension line at an edge.
const WIDTH = 320;
const HEIGHT = 230;
const MEASURE = 26;
const EDGE = 8;

const CAPTIONS = {
  front: ['fromFront', 'fromFrontText'],
  side: ['fromSide', 'fromSideText'],
  top: ['fromAbove', 'fromAboveText'],
} as const;

interface DrawingProps {
  readonly product: Pick<Product, 'drawings' | 'size'>;
  /** What else is done with the measures. */
  readonly children?: ReactNode;
}

/**
 * The outlines of the piece itself in one scale, from the front next to a person and the length of the reader's own sofa or
 * wall; without outlines its measures as a list (CAT-34). It is the same from right to left.
 */
export function Drawing({ product, children }: DrawingProps) {
  const t = useWords(drawingWords);
  const { drawings: outlines, size } = product;
  const [typed, setTyped] = useState('');
  if (outlines.length === 0 && !size) return null;
  const own = centimetresIn(typed) ?? 0;
  const across = outlines.find(({ view }) => view === 'front')?.width ?? size?.width ?? 0;
  const scale = Math.min(...outlines.map((outline) => largestScale(outline, own)));
  return (
    <section className={styles.drawing} aria-labelledby="dimensions">
      <h2 id="dimensions">{t('dimensions')}</h2>
      {outlines.length > 0 ? (
        <>
          <div className={styles.views}>
            {outlines.map((outline) => (
              <View key={outline.view} outline={outline} scale={scale} own={outline.view === 'front' ? own : 0} />
            ))}
          </div>
          <p className="muted small">{t('drawingNote')}</p>
        </>
      ) : (
        size && <Measures size={size} />
      )}
      <div className={styles.own}>
        <TextField
          label={t('ownLength')}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={4}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p role="status">{own > 0 && differenceText(own - across, t)}</p>
        {children}
      </div>
    </section>
  );
}

function differenceText(more: number, t: Translate<(typeof drawingWords)['english']>): string {
  if (more === 0) return t('ownEqual');
  return t(more > 0 ? 'ownLonger' : 'ownShorter', { n: Math.abs(more) });
}

function Measures({ size }: { readonly size: NonNullable<Product['size']> }) {
  const t = useWords(drawingWords);
  return (
    <dl className={styles.measures}>
      {(
        [
          ['Width', size.width],
          ['Depth', size.depth],
          ['Height', size.height],
        ] as const
      ).map(([name, n]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>{t('centimetres', { n })}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Space for the person to the left of the outline, in centimetres. */
const besideOf = ({ view }: Outline) => (view === 'front' ? PERSON.width + PERSON.gap : 0);
const tallest = ({ view, height }: Outline) => (view === 'front' ? Math.max(height, PERSON.height) : height);

/** Units to a centimetre at which the view fits. */
function largestScale(outline: Outline, own: number): number {
  const length = outline.view === 'front' ? Math.max(outline.width, own) : outline.width;
  const across = (WIDTH - EDGE - 2 * MEASURE) / (besideOf(outline) + length);
  return Math.min(across, HEIGHT / tallest(outline));
}

interface ViewProps {
  readonly outline: Outline;
  readonly scale: number;
  /** A length to draw below it; 0 for none. */
  readonly own: number;
}

function View({ outline, scale, own }: ViewProps) {
  const t = useWords(drawingWords);
  const { view, url, unitsPerCm } = outline;
  const [caption, text] = CAPTIONS[view];
  const [width, height, ground] = [outline.width * scale, outline.height * scale, tallest(outline) * scale];
  const left = EDGE + besideOf(outline) * scale;
  const margin = (outline.margin / unitsPerCm) * scale;
  return (
    <Figure
      caption={t(caption)}
      label={t(text, { w: outline.width, h: outline.height })}
      height={ground + (own && MEASURE)}
    >
      {view === 'front' && <Person at={ground} scale={scale} />}
      <image
        className={styles.outline}
        href={url}
        x={left - margin}
        y={ground - height - margin}
        width={width + 2 * margin}
        height={height + 2 * margin}
      />
      <Across from={left} length={width} at={ground} text={t('centimetres', { n: outline.width })} />
      {own > 0 && <Across from={left} length={own * scale} at={ground + MEASURE} text={t('ownMeasure', { n: own })} />}
      <Down at={left + width} from={ground - height} length={height} text={t('centimetres', { n: outline.height })} />
    </Figure>
  );
}

function Person({ at, scale }: { readonly at: number; readonly scale: number }) {
  const top = at - PERSON.height * scale;
  return (
    <g className={styles.person} transform={`translate(${EDGE} ${top}) scale(${scale})`}>
      <circle cx="23" cy="12" r="11" />
      <path d="M23 26C36 26 41 33 42 46L45 92H38L36 60L35 170H24L23 104L22 170H11L10 60L8 92H1L4 46C5 33 10 26 23 26Z" />
    </g>
  );
}

interface FigureProps {
  readonly caption: string;
  readonly label: string;
  readonly height: number;
  readonly children: ReactNode;
}

function Figure({ caption, label, height, children }: FigureProps) {
  return (
    <figure className={styles.view}>
      <svg role="img" aria-label={label} viewBox={`0 -2 ${WIDTH} ${height + MEASURE + 2}`}>
        {children}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface MeasureProps {
  readonly from: number;
  readonly length: number;
  readonly at: number;
  readonly text: string;
}

function Across({ from, length, at, text }: MeasureProps) {
  return (
    <>
      <path className={styles.line} d={`M${from} ${at + 4}v6m0-3h${length}m0-3v6`} />
      <text x={from + length / 2} y={at + 23} textAnchor="middle">
        {text}
      </text>
    </>
  );
}

function Down({ from, length, at, text }: MeasureProps) {
  const middle = from + length / 2;
  return (
    <>
      <path className={styles.line} d={`M${at + 4} ${from}h6m-3 0v${length}m-3 0h6`} />
      <text transform={`translate(${at + 23} ${middle}) rotate(-90)`} textAnchor="middle">
        {text}
      </text>
    </>
  );
}
