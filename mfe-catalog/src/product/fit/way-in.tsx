import { useWords } from 'shared-contracts';
import type { Fact } from 'shared-contracts/domain/facts';
import { LengthField } from './length-field.tsx';
import { leastOf, type Measure, type Plan, WAY_IN } from './plan.ts';
import { passes, standsIn } from './room-fit.ts';
import styles from './room-plan.module.css';
import { fitWords } from './words.ts';

type Boxes = Extract<Fact['value'], readonly unknown[]>;

interface WayInProps {
  readonly facts: readonly Fact[];
  readonly measures: Plan['measures'];
  readonly onChange: (name: Measure, value: number | undefined) => void;
}

/** Whether the packages pass the narrowest door and the lift. */
export function WayIn({ facts, measures, onChange }: WayInProps) {
  const t = useWords(fitWords);
  const fact = facts.find(({ kind }) => kind === 'packages');
  const boxes = typeof fact?.value === 'object' ? fact.value : [];
  return (
    <fieldset className={styles.group}>
      <legend>{t('wayIn')}</legend>
      {boxes.length === 0 ? (
        <p>{t('packagesUnknown')}</p>
      ) : (
        <>
          <p>
            {t('packageSizes', { n: boxes.length, sizes: boxes.map(sizeOf).join(', ') })}{' '}
            {fact?.isEstimated && t('packagesEstimated')}
          </p>
          <div className={styles.fields}>
            {WAY_IN.map((name) => (
              <LengthField
                key={name}
                label={t(name)}
                value={measures[name]}
                least={leastOf(name)}
                onChange={(value) => onChange(name, value)}
              />
            ))}
          </div>
          <div role="status">
            <Passage boxes={boxes} measures={measures} />
          </div>
          <p className="muted small">{t('straightOnly')}</p>
        </>
      )}
    </fieldset>
  );
}

function Passage({ boxes, measures }: { readonly boxes: Boxes; readonly measures: Plan['measures'] }) {
  const t = useWords(fitWords);
  const { doorWidth, doorHeight, liftDoorWidth, liftDoorHeight, liftWidth, liftDepth, liftHeight } = measures;
  const stopped = (fits: (box: Boxes[number]) => boolean) => boxes.find((box) => !fits(box));
  const said = [];
  if (doorWidth && doorHeight) {
    const box = stopped((one) => passes(one, { width: doorWidth, height: doorHeight }));
    said.push(box ? t('doorTooSmall', { box: sizeOf(box) }) : t('doorPassed'));
  }
  if (liftDoorWidth && liftDoorHeight && liftWidth && liftDepth && liftHeight) {
    const box = stopped(
      (one) =>
        passes(one, { width: liftDoorWidth, height: liftDoorHeight }) &&
        standsIn(one, { width: liftWidth, depth: liftDepth, height: liftHeight }),
    );
    said.push(box ? t('liftTooSmall', { box: sizeOf(box) }) : t('liftPassed'));
  }
  return said.map((sentence) => <p key={sentence}>{sentence}</p>);
}

const sizeOf = ({ length, width, height }: Boxes[number]) => `${length} × ${width} × ${height}`;
