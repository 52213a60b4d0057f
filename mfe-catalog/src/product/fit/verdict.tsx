import { useWords } from 'shared-contracts';
import type { Door } from './plan.ts';
import { fitsIn, freeAround, meet, type Rectangle, swingOf } from './room-fit.ts';
import { fitWords } from './words.ts';

interface VerdictProps {
  readonly room: { readonly length: number; readonly width: number };
  readonly ground: Rectangle;
  readonly doors: readonly Door[];
}

/** Whether the piece fits, in words: what is seen on the plan. */
export function Verdict({ room, ground, doors }: VerdictProps) {
  const t = useWords(fitWords);
  const { across, down } = ground;
  if (!fitsIn(ground, room)) {
    const turned = { ...ground, across: down, down: across };
    return (
      <p>
        {t('tooLarge', { w: across, d: down, l: room.length, b: room.width })} {fitsIn(turned, room) && t('fitsTurned')}
      </p>
    );
  }
  const blocked = doors.flatMap((door, place) => (meet(ground, swingOf(door, room)) ? [place + 1] : []));
  return (
    <p>
      {blocked.length === 0 ? t('fits') : blocked.map((n) => t('standsInDoor', { n })).join(' ')}{' '}
      {t('freeAround', freeAround(ground, room))}
    </p>
  );
}
