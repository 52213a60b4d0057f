import { useEffect, useState } from 'react';
import { useWords } from 'shared-contracts';
import type { Product } from 'shared-contracts/domain/product';
import { Button } from 'shared-contracts/kit/button';
import { Dialog } from 'shared-contracts/kit/dialog';
import { LengthField } from './length-field.tsx';
import { EMPTY_PLAN, leastOf, type Measure, type Plan, readPlan, writePlan } from './plan.ts';
import { PlanDrawing } from './plan-drawing.tsx';
import { $plan } from './plan-store.ts';
import { RoomDoors } from './room-doors.tsx';
import { standing } from './room-fit.ts';
import styles from './room-plan.module.css';
import { Verdict } from './verdict.tsx';
import { WayIn } from './way-in.tsx';
import { fitWords } from './words.ts';

interface RoomPlanProps {
  readonly product: Pick<Product, 'name' | 'drawings' | 'facts'>;
  readonly size: NonNullable<Product['size']>;
  /** The absolute address of the product's page. */
  readonly address: string;
  /** The query of a link that may have a plan. */
  readonly linked: string;
  readonly onClose: () => void;
}

/** The dialog of 'Will it fit?' (CAT-36). A link's plan replaces the stored one only when it is changed. */
export function RoomPlan({ product, size, address, linked, onClose }: RoomPlanProps) {
  const t = useWords(fitWords);
  const [plan, setPlan] = useState(() => readPlan(linked) ?? $plan.get());
  usePaper();
  const change = (changed: Partial<Plan>) => {
    const next = { ...plan, ...changed };
    setPlan(next);
    $plan.set(next);
  };
  const measure = (name: Measure, value: number | undefined) =>
    change({ measures: { ...plan.measures, [name]: value } });
  const { roomLength, roomWidth } = plan.measures;
  return (
    <Dialog title={t('fitTitle', { product: product.name })} onClose={onClose} className={styles.dialog}>
      <div className={styles.parts}>
        <p>{t('fitIntro')}</p>
        <fieldset className={styles.group}>
          <legend>{t('fitRoom')}</legend>
          <div className={styles.fields}>
            {(['roomLength', 'roomWidth'] as const).map((name) => (
              <LengthField
                key={name}
                label={t(name)}
                value={plan.measures[name]}
                least={leastOf(name)}
                onChange={(value) => measure(name, value)}
              />
            ))}
          </div>
          {roomLength && roomWidth && (
            <Placed
              product={product}
              size={size}
              room={{ length: roomLength, width: roomWidth }}
              plan={plan}
              change={change}
            />
          )}
        </fieldset>
        <RoomDoors doors={plan.doors} onChange={(doors) => change({ doors })} />
        <WayIn facts={product.facts} measures={plan.measures} onChange={measure} />
        <Actions link={`${address}?${writePlan(plan)}#dimensions`} onClear={() => change(EMPTY_PLAN)} />
      </div>
    </Dialog>
  );
}

interface PlacedProps extends Pick<RoomPlanProps, 'product' | 'size'> {
  readonly room: { readonly length: number; readonly width: number };
  readonly plan: Plan;
  readonly change: (changed: Partial<Plan>) => void;
}

function Placed({ product, size, room, plan: { place, doors }, change }: PlacedProps) {
  const t = useWords(fitWords);
  const ground = standing(place, size, room);
  const put = (changed: Partial<Plan['place']>) => {
    const { x, y } = standing({ ...place, x: ground.x, y: ground.y, ...changed }, size, room);
    change({ place: { ...place, ...changed, x, y } });
  };
  return (
    <>
      <PlanDrawing {...{ product, room, size, doors, ground }} turn={place.turn} onMove={put} />
      <div role="status">
        <Verdict room={room} ground={ground} doors={doors} />
      </div>
      <div className={styles.fields}>
        <LengthField label={t('pieceX')} value={ground.x} least={0} onChange={(x) => x !== undefined && put({ x })} />
        <LengthField label={t('pieceY')} value={ground.y} least={0} onChange={(y) => y !== undefined && put({ y })} />
        <Button kind="secondary" onClick={() => put({ turn: (place.turn + 90) % 360 })}>
          {t('turnPiece')}
        </Button>
      </div>
    </>
  );
}

function Actions({ link, onClear }: { readonly link: string; readonly onClear: () => void }) {
  const t = useWords(fitWords);
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setSaid(t('planCopied')),
      () => setSaid(t('planNotCopied', { link })),
    );
  return (
    <div className={styles.actions}>
      <Button kind="primary" onClick={copy}>
        {t('copyPlan')}
      </Button>
      <Button kind="secondary" onClick={() => print()}>
        {t('printPlan')}
      </Button>
      <Button kind="quiet" onClick={onClear}>
        {t('clearPlan')}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}

/** While the dialog is open, paper has it alone. */
function usePaper() {
  useEffect(() => {
    const { classList } = document.body;
    classList.add(styles.planned ?? '');
    return () => classList.remove(styles.planned ?? '');
  }, []);
}
