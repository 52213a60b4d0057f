import { useEffect, useRef } from 'react';
import formStyles from 'shared-contracts/kit/form.module.css';
import styles from './order-notice.module.css';

export interface OrderNotice {
  readonly kind: 'done' | 'fault';
  readonly text: string;
}

/** The outcome of a request, above the reloaded order. Takes the focus, as the dialog that had it has closed. */
export function OrderNoticeText({ kind, text }: OrderNotice) {
  const place = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed text is a new notice.
  useEffect(() => place.current?.focus(), [text]);
  return (
    <p
      ref={place}
      tabIndex={-1}
      role={kind === 'done' ? 'status' : 'alert'}
      className={kind === 'done' ? styles.done : formStyles.fault}
    >
      {text}
    </p>
  );
}
