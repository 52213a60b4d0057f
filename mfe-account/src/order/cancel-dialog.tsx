import { useWords } from 'shared-contracts';
import type { Order } from 'shared-contracts/domain/order';
import { Button } from 'shared-contracts/kit/button';
import { useMutation } from 'shared-contracts/query/use-mutation';
import { ConfirmDialog, DialogActions } from '../dialog/confirm-dialog.tsx';
import { Failed } from '../dialog/failed.tsx';
import { CancellationTerms } from './request-terms.tsx';
import { type OrderRequesting, useOrderRequest } from './use-order-request.ts';
import { orderWords } from './words.ts';

interface CancelDialogProps extends OrderRequesting {
  readonly order: Pick<Order, 'number' | 'items' | 'cancellation'>;
  readonly onClose: () => void;
}

/** A cancellation covers all that is not delivered yet and takes effect at once (ACC-11). */
export function CancelDialog({ order, onClose, ...requesting }: CancelDialogProps) {
  const t = useWords(orderWords);
  const { send, failure } = useOrderRequest(requesting);
  const { run, running } = useMutation((tools) => send(tools, { OrderNumber: order.number, Kind: 'cancel' }));
  return (
    <ConfirmDialog title={t('cancelTitle')} onClose={onClose}>
      {order.cancellation ? (
        <CancellationTerms cancellation={order.cancellation} items={order.items} />
      ) : (
        <p>{t('moneyBack')}</p>
      )}
      {failure ? <Failed wait={failure.wait} /> : null}
      <DialogActions>
        <Button kind="secondary" aria-disabled={running} aria-busy={running} onClick={() => void run()}>
          {t(running ? 'cancelling' : 'confirmCancel')}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {t('keepOrder')}
        </Button>
      </DialogActions>
    </ConfirmDialog>
  );
}
