import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';
import { StoreLink } from './store-link.tsx';

export function ButtonLink({ kind, wide, className, ...link }: ButtonLook & ComponentProps<typeof StoreLink>) {
  return <StoreLink {...link} className={buttonClass({ kind, wide, className })} />;
}
