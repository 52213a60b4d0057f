import { useEffect, useEffectEvent, useState } from 'react';
import { Unavailable, useQuery, useWords } from 'shared-contracts';
import { getReturnTerms } from 'shared-contracts/api/get-return-terms';
import { LIMITS } from 'shared-contracts/domain/constants';
import type { Order } from 'shared-contracts/domain/order';
import { Button } from 'shared-contracts/kit/button';
import { useForm } from 'shared-contracts/kit/form/use-form';
import formStyles from 'shared-contracts/kit/form.module.css';
import { TextAreaField } from 'shared-contracts/kit/text-area-field';
import { ConfirmDialog, DialogActions } from '../dialog/confirm-dialog.tsx';
import { Failed } from '../dialog/failed.tsx';
import { words } from '../words.ts';
import { ReturnTerms } from './request-terms.tsx';
import type { ReturnableUnits } from './returnable-units.ts';
import { isTooLate } from './send-order-request.ts';
import { type ChosenUnits, UnitsToReturn } from './units-to-return.tsx';
import { type OrderRequesting, useOrderRequest } from './use-order-request.ts';
import { orderWords } from './words.ts';

const MOST = LIMITS.orderRequestReason;
const RULES = { Lines: { required: true }, Reason: { required: true, max: MOST } } as const;

interface ReturnDialogProps extends OrderRequesting {
  readonly order: Pick<Order, 'number' | 'items'>;
  readonly returnable: readonly ReturnableUnits[];
  readonly onClose: () => void;
}

/** The items and the reason of a return (ACC-11), which is sent only once its money is shown (PAY-17). */
export function ReturnDialog({ order, returnable, onClose, ...requesting }: ReturnDialogProps) {
  const t = useWords(orderWords);
  const common = useWords(words);
  const { send, failure } = useOrderRequest(requesting);
  const [characters, setCharacters] = useState(0);
  // A single returnable item is preselected.
  const onlyOne = returnable.length === 1 && returnable[0]?.quantity === 1 ? returnable[0] : undefined;
  const [chosen, setChosen] = useState<ChosenUnits>(new Map(onlyOne ? [[onlyOne.itemId, 1]] : []));
  const Lines = [...chosen].flatMap(([OrderItemID, Quantity]) => (Quantity > 0 ? { OrderItemID, Quantity } : []));
  const asked = Lines.length > 0 ? { OrderNumber: order.number, Lines } : null;
  const terms = useQuery(getReturnTerms, asked, { debounce: 200 });
  const isStale = terms.error !== undefined && isTooLate(terms.error);
  const { onNotice } = requesting;
  const reportStale = useEffectEvent(() => onNotice({ kind: 'fault', text: t('notReturnable') }));
  useEffect(() => {
    if (isStale) reportStale();
  }, [isStale]);
  const { props, field, faultOf, running } = useForm({
    rules: RULES,
    values: { Lines: Lines.map(({ OrderItemID }) => OrderItemID).join() },
    submit: ({ Reason }, tools) => asked && terms.answer && send(tools, { ...asked, Kind: 'return', Reason }),
  });

  return (
    <ConfirmDialog title={t('returnTitle')} onClose={onClose}>
      <p>{t('returnMeans')}</p>
      <form {...props} className={formStyles.form}>
        <UnitsToReturn
          returnable={returnable}
          chosen={chosen}
          fault={faultOf('Lines') ? t('noItems') : ''}
          onChoose={setChosen}
        />
        {asked ? (
          <div aria-live="polite">
            {terms.answer ? <ReturnTerms terms={terms.answer} items={order.items} /> : null}
            {terms.status === 'pending' ? <p className="muted">{t('returnTermsComing')}</p> : null}
            {terms.error ? <Unavailable text={t('returnTermsFailed')} onRetry={terms.refetch} /> : null}
          </div>
        ) : null}
        <TextAreaField
          {...field('Reason')}
          label={t('reason')}
          rows={4}
          help={t('charactersUsed', { n: characters, max: MOST })}
          onChange={({ target }) => setCharacters(target.value.length)}
        />
        {failure ? <Failed wait={failure.wait} /> : null}
        <DialogActions>
          <Button
            type="submit"
            kind="primary"
            aria-disabled={running || (asked !== null && !terms.answer)}
            aria-busy={running}
          >
            {t(running ? 'sendingReturn' : 'sendReturn')}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {common('cancel')}
          </Button>
        </DialogActions>
      </form>
    </ConfirmDialog>
  );
}
