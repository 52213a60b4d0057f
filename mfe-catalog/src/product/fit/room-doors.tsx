import { useWords } from 'shared-contracts';
import { Button } from 'shared-contracts/kit/button';
import { SelectField } from 'shared-contracts/kit/select-field';
import { LengthField } from './length-field.tsx';
import { type Door, leastOf, MOST_DOORS, WALLS } from './plan.ts';
import styles from './room-plan.module.css';
import { fitWords } from './words.ts';

interface RoomDoorsProps {
  readonly doors: readonly Door[];
  readonly onChange: (doors: readonly Door[]) => void;
}

const NEW_DOOR: Door = { wall: 'bottom', at: 0, width: 90 };
const WALL_WORDS = { top: 'wallTop', right: 'wallRight', bottom: 'wallBottom', left: 'wallLeft' } as const;

export function RoomDoors({ doors, onChange }: RoomDoorsProps) {
  const t = useWords(fitWords);
  return (
    <fieldset className={styles.group}>
      <legend>{t('roomDoors')}</legend>
      {[...doors.entries()].map(([place, door]) => {
        const n = place + 1;
        const change = (changed: Partial<Door>) => onChange(doors.with(place, { ...door, ...changed }));
        return (
          <fieldset key={place} aria-label={t('doorName', { n })} className={styles.fields}>
            <SelectField
              label={t('doorWall', { n })}
              value={door.wall}
              onChange={({ target }) => change({ wall: WALLS.find((wall) => wall === target.value) ?? door.wall })}
            >
              {WALLS.map((wall) => (
                <option key={wall} value={wall}>
                  {t(WALL_WORDS[wall])}
                </option>
              ))}
            </SelectField>
            <LengthField
              label={t('doorAt', { n })}
              value={door.at}
              least={0}
              onChange={(at) => at !== undefined && change({ at })}
            />
            <LengthField
              label={t('doorLength', { n })}
              value={door.width}
              least={leastOf('doorWidth')}
              onChange={(width) => width && change({ width })}
            />
            <Button kind="quiet" onClick={() => onChange(doors.toSpliced(place, 1))}>
              {t('removeDoor', { n })}
            </Button>
          </fieldset>
        );
      })}
      {doors.length < MOST_DOORS && (
        <Button kind="secondary" onClick={() => onChange([...doors, NEW_DOOR])}>
          {t('addDoor')}
        </Button>
      )}
    </fieldset>
  );
}
