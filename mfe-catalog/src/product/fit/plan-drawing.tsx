import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react';
import { useWords } from 'shared-contracts';
import type { Product } from 'shared-contracts/domain/product';
import { drawingWords } from '../drawing/words.ts';
import type { Door, Place } from './plan.ts';
import styles from './plan-drawing.module.css';
import { type Rectangle, swingOf } from './room-fit.ts';
import { fitWords } from './words.ts';

interface PlanDrawingProps {
  readonly product: Pick<Product, 'name' | 'drawings'>;
  readonly room: { readonly length: number; readonly width: number };
  readonly size: { readonly width: number; readonly depth: number };
  readonly doors: readonly Door[];
  readonly ground: Rectangle;
  readonly turn: number;
  readonly onMove: (to: Pick<Place, 'x' | 'y'>) => void;
}

/** Around the room, in centimetres, for its measures. */
const EDGE = 40;
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The room from above, to scale: a unit is a centimetre. It is the same from right to left, as the room is. */
export function PlanDrawing({ product, room, size, doors, ground, turn, onMove }: PlanDrawingProps) {
  const t = useWords(fitWords);
  const cm = useWords(drawingWords);
  const name = useId();
  const hint = useId();
  const { length, width } = room;
  const press = usePress(ground, onMove);
  const text = { fontSize: Math.max(length, width) / 28 };

  const step = (event: KeyboardEvent) => {
    const direction = STEPS[event.key];
    if (!direction) return;
    event.preventDefault();
    const by = event.shiftKey ? 1 : 10;
    onMove({ x: ground.x + by * direction[0], y: ground.y + by * direction[1] });
  };
  return (
    <figure className={styles.plan} aria-labelledby={name}>
      <svg viewBox={`${-EDGE} ${-EDGE} ${length + 2 * EDGE} ${width + 2 * EDGE}`}>
        <title id={name}>{t('planText', { l: length, w: width })}</title>
        <rect className={styles.floor} width={length} height={width} />
        <path
          className={styles.metres}
          d={`${metres(length, (x) => `M${x} 0v${width}`)}${metres(width, (y) => `M0 ${y}h${length}`)}`}
        />
        {[...doors.entries()].map(([place, door]) => {
          const swing = swingOf(door, room);
          return (
            <g key={place} className={styles.door}>
              <rect x={swing.x} y={swing.y} width={swing.across} height={swing.down} />
              <text x={swing.x + swing.across / 2} y={swing.y + swing.down / 2} textAnchor="middle" style={text}>
                {place + 1}
              </text>
            </g>
          );
        })}
        <text x={length / 2} y={-EDGE / 4} textAnchor="middle" style={text}>
          {cm('centimetres', { n: length })}
        </text>
        <text transform={`translate(${-EDGE / 4} ${width / 2}) rotate(-90)`} textAnchor="middle" style={text}>
          {cm('centimetres', { n: width })}
        </text>
        {/* A slider of two directions: screen readers leave the arrow keys to it and say where it is. */}
        <g
          className={styles.piece}
          role="slider"
          tabIndex={0}
          aria-valuemin={0}
          aria-valuemax={Math.max(0, length - ground.across)}
          aria-valuenow={ground.x}
          aria-valuetext={t('pieceAt', { x: ground.x, y: ground.y })}
          aria-label={t('pieceText', { product: product.name, w: ground.across, d: ground.down })}
          aria-describedby={hint}
          onKeyDown={step}
          {...press}
          transform={`translate(${ground.x + ground.across / 2} ${ground.y + ground.down / 2}) rotate(${turn})`}
        >
          <Outline product={product} size={size} />
        </g>
      </svg>
      <figcaption>
        {t('planScale')} <span id={hint}>{t('pieceHint')}</span>
      </figcaption>
    </figure>
  );
}

const metres = (most: number, line: (at: number) => string) =>
  Array.from({ length: Math.ceil(most / 100) - 1 }, (_, place) => line((place + 1) * 100)).join('');

/** The piece from above around the middle of its group, or its ground where no drawing is. */
function Outline({ product, size: { width, depth } }: Pick<PlanDrawingProps, 'product' | 'size'>) {
  const top = product.drawings.find(({ view }) => view === 'top');
  const margin = top ? top.margin / top.unitsPerCm : 0;
  return (
    <>
      <rect x={-width / 2} y={-depth / 2} width={width} height={depth} />
      {top && (
        <image
          href={top.url}
          x={-width / 2 - margin}
          y={-depth / 2 - margin}
          width={width + 2 * margin}
          height={depth + 2 * margin}
          preserveAspectRatio="none"
        />
      )}
    </>
  );
}

/** Handlers that drag the piece with a pointer, from where it was taken. */
function usePress({ x, y }: Rectangle, onMove: PlanDrawingProps['onMove']) {
  const taken = useRef<{ readonly x: number; readonly y: number; readonly perPixel: number } | null>(null);
  const drop = () => {
    taken.current = null;
  };
  return {
    onPointerDown(event: PointerEvent<SVGGElement>) {
      const svg = event.currentTarget.ownerSVGElement;
      const perPixel = svg ? svg.viewBox.baseVal.width / svg.getBoundingClientRect().width : 0;
      taken.current = { x: x - event.clientX * perPixel, y: y - event.clientY * perPixel, perPixel };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (!taken.current) return;
      const { perPixel } = taken.current;
      onMove({
        x: Math.round(taken.current.x + clientX * perPixel),
        y: Math.round(taken.current.y + clientY * perPixel),
      });
    },
    onPointerUp: drop,
    onPointerCancel: drop,
  };
}
