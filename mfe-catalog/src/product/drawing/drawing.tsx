import type { ReactNode } from 'react';
import { useWords } from 'shared-contracts';
import type { Product } from '../product-data.ts';
import styles from './drawing.module.css';
import { OUTLINES, outlineOf } from './outlines.ts';
import { drawingWords } from './words.ts';

type Size = NonNullable<Product['DimensionsCm']>;

/** The person drawn next to the item as a measure, in centimetres. */
const PERSON = { height: 170, width: 46, gap: 24 };

// Units of the SVG, about a pixel each on phones. MEASURE is the space for a dimension line at an edge.
const WIDTH = 320;
const HEIGHT = 230;
const MEASURE = 26;
const EDGE = 8;

/** The item from the front, next to a person, and from above, in one scale (CAT-29). It is the same from right to left. */
export function Drawing({ product: { DimensionsCm: size, CategorySlug } }: { readonly product: Product }) {
  const t = useWords(drawingWords);
  if (!size) return null;
  const { Width, Depth, Height } = size;
  const scale = scaleOf(size);
  const [width, depth, height, person] = [Width, Depth, Height, PERSON.height].map((cm) => cm * scale) as Four;
  const left = EDGE + (PERSON.width + PERSON.gap) * scale;
  const ground = Math.max(height, person);
  return (
    <section className={styles.drawing} aria-labelledby="dimensions">
      <h2 id="dimensions">{t('dimensions')}</h2>
      <div className={styles.views}>
        <View caption={t('fromFront')} label={t('fromFrontText', { w: Width, h: Height })} height={ground}>
          <g className={styles.person} transform={`translate(${EDGE} ${ground - person}) scale(${scale})`}>
            <circle cx="23" cy="12" r="11" />
            <path d="M23 26C36 26 41 33 42 46L45 92H38L36 60L35 170H24L23 104L22 170H11L10 60L8 92H1L4 46C5 33 10 26 23 26Z" />
          </g>
          <path
            className={styles.outline}
            d={OUTLINES[outlineOf(CategorySlug)]}
            transform={`translate(${left} ${ground - height}) scale(${width} ${height})`}
          />
          <Across from={left} length={width} at={ground} text={t('centimetres', { n: Width })} />
          <Down at={left + width} from={ground - height} length={height} text={t('centimetres', { n: Height })} />
        </View>
        <View caption={t('fromAbove')} label={t('fromAboveText', { w: Width, d: Depth })} height={depth}>
          <rect className={styles.outline} x={EDGE} y="0" width={width} height={depth} rx="4" />
          <Across from={EDGE} length={width} at={depth} text={t('centimetres', { n: Width })} />
          <Down at={EDGE + width} from={0} length={depth} text={t('centimetres', { n: Depth })} />
        </View>
      </div>
      <p className="muted small">{t('drawingNote')}</p>
    </section>
  );
}

type Four = [number, number, number, number];

/** Units to a centimetre: both views fit. */
function scaleOf({ Width, Depth, Height }: Size): number {
  const across = (WIDTH - EDGE - 2 * MEASURE) / (PERSON.width + PERSON.gap + Width);
  return Math.min(across, HEIGHT / Math.max(Height, Depth, PERSON.height));
}

interface ViewProps {
  readonly caption: string;
  readonly label: string;
  readonly height: number;
  readonly children: ReactNode;
}

function View({ caption, label, height, children }: ViewProps) {
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
