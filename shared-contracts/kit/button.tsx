import type { ComponentProps } from 'react';
import styles from './button.module.css';

export interface ButtonLook {
  /** One primary per view; quiet for what is undone or removed. */
  readonly kind: 'primary' | 'secondary' | 'quiet';
  /** Full width of its container. */
  readonly wide?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The class of a button that is not a button element, e.g. a link out of the store. */
export function buttonClass({ kind, wide = false, className = '' }: ButtonLook): string {
  return `${styles[kind]} ${wide ? styles.wide : ''} ${className}`;
}

export function Button({ kind, wide, className, ...button }: ButtonLook & ComponentProps<'button'>) {
  return <button type="button" {...button} className={buttonClass({ kind, wide, className })} />;
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  readonly label: string;
}

export function IconButton({ label, className = '', ...button }: IconButtonProps) {
  return <button type="button" {...button} aria-label={label} className={`${styles.icon} ${className}`} />;
}
