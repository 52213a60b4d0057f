import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';
import { StoreLink } from './store-link.tsx';

/** A link within the store that looks like a button. */
export function ButtonLink({ kind, wide, className, ...link }: ButtonLook & ComponentProps<typeof StoreLink>) {
  return <StoreLink {...link} className={buttonClass({ kind, wide, className })} />;
}
