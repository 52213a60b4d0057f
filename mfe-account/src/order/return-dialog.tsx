import { useState } from 'react';
import { useWords } from 'shared-contracts';
import { LIMITS } from 'shared-contracts/domain/constants';
import { Button } from 'shared-contracts/kit/button';
import { useCheckedForm } from 'shared-contracts/kit/form/use-checked-form';
import { TextAreaField } from 'shared-contracts/kit/text-area-field';
import { DialogActions, DialogWindow } from '../dialog/dialog-window.tsx';
import { Failed } from '../dialog/failed.tsx';
import { words } from '../words.ts';
import { type ChosenPieces, PiecesToReturn } from './pieces-to-return.tsx';
import type { ReturnablePieces } from './returnable-pieces.ts';
import { type OrderRequesting, useOrderRequest } from './use-order-request.ts';
import { orderWords } from './words.ts';

const MOST = LIMITS.orderRequestReason;
const RULES = { Reason: { required: true, max: MOST } } as const;

interface ReturnDialogProps extends OrderRequesting {
  readonly orderNumber: string;
  readonly returnable: readonly ReturnablePieces[];
  readonly onClose: () => void;
}

/** Which pieces go back, and why (ACC-11). */
export function ReturnDialog({ orderNumber, returnable, onClose, ...requesting }: ReturnDialogProps) {
  const t = useWords(orderWords);
  const common = useWords(words);
  const { form, faults, check, watchers } = useCheckedForm(RULES);
  const [characters, setCharacters] = useState(0);
  // Who can return one piece only means that one.
  const onlyOne = returnable.length === 1 && returnable[0]?.quantity === 1 ? returnable[0] : undefined;
  const [chosen, setChosen] = useState<ChosenPieces>(new Map(onlyOne ? [[onlyOne.orderItemId, 1]] : []));
  const [noneChosen, setNoneChosen] = useState(false);

  const ask = () => {
    const values = check();
    const Lines = [...chosen].flatMap(([OrderItemID, Quantity]) => (Quantity > 0 ? { OrderItemID, Quantity } : []));
    setNoneChosen(Lines.length === 0);
    if (!values || Lines.length === 0) return null;
    return { OrderNumber: orderNumber, Kind: 'return' as const, Lines, Reason: values.Reason.trim() };
  };
  const { run, running, failure } = useOrderRequest(ask, requesting);

  return (
    <DialogWindow title={t('returnTitle')} onClose={onClose}>
      <p>{t('returnMeans')}</p>
      <form
        ref={form}
        method="post"
        className="form"
        noValidate
        onPointerDown={watchers.onPointerDown}
        onBlur={watchers.onBlur}
        onInput={(event) => {
          watchers.onInput(event);
          if (event.target instanceof HTMLTextAreaElement) setCharacters(event.target.value.length);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <PiecesToReturn
          returnable={returnable}
          chosen={chosen}
          fault={noneChosen ? t('noPieces') : ''}
          onChoose={(pieces) => {
            setChosen(pieces);
            setNoneChosen(false);
          }}
        />
        <TextAreaField
          name="Reason"
          label={t('reason')}
          rows={4}
          help={t('charactersUsed', { n: characters, max: MOST })}
          fault={faults.Reason ?? null}
          required
        />
        {failure ? <Failed wait={failure.wait} /> : null}
        <DialogActions>
          <Button type="submit" kind="primary" aria-disabled={running} aria-busy={running}>
            {t(running ? 'sendingReturn' : 'sendReturn')}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {common('cancel')}
          </Button>
        </DialogActions>
      </form>
    </DialogWindow>
  );
}
