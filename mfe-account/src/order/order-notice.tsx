import { useEffect, useRef } from 'react';
import formStyles from 'shared-contracts/kit/form.module.css';
import styles from './order-notice.module.css';

export interface OrderNotice {
  readonly kind: 'done' | 'fault';
  readonly text: string;
}

/** What came of a request, above the order that is loaded anew. Takes the focus: what asked for it is gone. */
export function OrderNoticeText({ kind, text }: OrderNotice) {
  const place = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another notice.
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
