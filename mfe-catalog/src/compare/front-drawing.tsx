import { useWords } from 'shared-contracts';
import type { Drawing } from 'shared-contracts/domain/product';
import { compareWords } from './words.ts';

interface FrontDrawingProps {
  readonly front: Drawing | undefined;
  /** The largest of those that are compared, in centimetres: all have one scale. */
  readonly most: { readonly width: number; readonly height: number };
}

/** The piece from the front on the ground. */
export function FrontDrawing({ front, most }: FrontDrawingProps) {
  const t = useWords(compareWords);
  if (!front) return <p className="muted small">{t('noDrawing')}</p>;
  const { width, height } = front;
  const margin = front.margin / front.unitsPerCm;
  return (
    <svg
      role="img"
      aria-label={t('drawnFront', { w: width, h: height })}
      viewBox={`${-margin} ${-margin} ${most.width + 2 * margin} ${most.height + 2 * margin}`}
    >
      <image
        href={front.url}
        x={(most.width - width) / 2 - margin}
        y={most.height - height - margin}
        width={width + 2 * margin}
        height={height + 2 * margin}
      />
    </svg>
  );
}
