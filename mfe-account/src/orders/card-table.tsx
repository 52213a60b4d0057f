import type { ReactNode } from 'react';
import tableStyles from 'shared-contracts/kit/table.module.css';
import styles from './card-table.module.css';

interface CardTableProps {
  readonly columns: readonly { readonly name: string; readonly hasFigures: boolean }[];
  readonly className: string | undefined;
  /** The rows; each cell names its column in `data-label`. */
  readonly children: ReactNode;
}

/** On phones every row is a card. */
export function CardTable({ columns, className, children }: CardTableProps) {
  return (
    <table className={`${tableStyles.table} ${styles.table} ${className}`}>
      <thead>
        <tr>
          {columns.map(({ name, hasFigures }) => (
            <th key={name} scope="col" className={hasFigures ? tableStyles.number : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
