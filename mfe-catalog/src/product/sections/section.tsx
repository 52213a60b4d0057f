import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ChevronDownIcon } from 'shared-contracts/kit/icons';
import styles from './product-sections.module.css';

interface SectionProps {
  readonly title: string;
  /** Receives whether the section has been opened, for content that loads on demand. */
  readonly children: (open: boolean) => ReactNode;
}

/** A native disclosure, which also works without scripts. */
export function Section({ title, children }: SectionProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  // It may have been opened before hydration.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  return (
    <details ref={details} className={styles.section} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
        <ChevronDownIcon size={20} />
      </summary>
      <div className={styles.content}>{children(open)}</div>
    </details>
  );
}
