import type { ReactNode } from 'react';

interface IconProps {
  /** Edge in pixels. */
  readonly size?: number;
}

interface DrawingProps extends IconProps {
  /** Shows a direction, which is the other one from right to left. */
  readonly isDirected?: boolean;
  readonly children: ReactNode;
}

/** The store's line icons, drawn with the text's colour. Decorative: the control that holds one is named. */
function Icon({ size = 24, isDirected, children }: DrawingProps) {
  return (
    <svg
      className={isDirected ? 'mirrored' : undefined}
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** For a team's own drawing, on the same grid of 24 by 24. */
export function LineIcon({ size, d }: IconProps & { readonly d: string }) {
  return (
    <Icon {...(size ? { size } : {})}>
      <path d={d} />
    </Icon>
  );
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5" />
    </Icon>
  );
}

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.7-3.6 3.6-5.5 7.5-5.5s6.8 1.9 7.5 5.5" />
    </Icon>
  );
}

export function CartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 8.5h14l-1 12H6l-1-12Zm3.5 0c0-3.2 1.2-5 3.5-5s3.5 1.8 3.5 5" />
    </Icon>
  );
}

export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20s-8-4.6-8-10.4C4 6.8 6 5 8.3 5c1.7 0 3 1 3.7 2.4C12.7 6 14 5 15.7 5 18 5 20 6.8 20 9.6 20 15.4 12 20 12 20Z" />
    </Icon>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  );
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </Icon>
  );
}

export function TrashIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 7h14M10 7V4.5h4V7m-7.5 0 .8 12.5h9.4L17.5 7M10.2 10.5v6M13.8 10.5v6" />
    </Icon>
  );
}

export function TruckIcon(props: IconProps) {
  return (
    <Icon isDirected {...props}>
      <path d="M3 6.5h11v10H3v-10Zm11 3.5h4l3 3.5v3h-7V10ZM7 19a1.8 1.8 0 1 0 0-3.6A1.8 1.8 0 0 0 7 19Zm10 0a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z" />
    </Icon>
  );
}

export function ToolsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14.5 6.5a4 4 0 0 1 5-2.8l-2.6 2.6.8 2 2 .8 2.6-2.6a4 4 0 0 1-5.3 4.6L8 20.2a2 2 0 0 1-2.8 0l-.4-.4a2 2 0 0 1 0-2.8l9-9a4 4 0 0 1 .7-1.5Z" />
    </Icon>
  );
}

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3.5 5 6v5.5c0 4.3 2.8 7.3 7 9 4.2-1.7 7-4.7 7-9V6l-7-2.5Zm-3 8.5 2.2 2.2L15.5 10" />
    </Icon>
  );
}

export function ReturnIcon(props: IconProps) {
  return (
    <Icon isDirected {...props}>
      <path d="M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11H8" />
    </Icon>
  );
}

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h9m4 0h3M4 17h3m4 0h9M15 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM9 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z" />
    </Icon>
  );
}

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z" />
    </Icon>
  );
}

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 11h12v9.5H6V11Zm2.5 0V8a3.5 3.5 0 0 1 7 0v3" />
    </Icon>
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 4.5 5.8 5.2c-.8.2-1.3 1-1.2 1.8.7 6.4 6 11.7 12.4 12.4.8.1 1.6-.4 1.8-1.2l.7-2.7-4.2-2-1.6 1.8a11 11 0 0 1-5-5l1.8-1.6-2-4.2Z" />
    </Icon>
  );
}

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 6h17v12.5h-17V6Zm0 .5 8.5 6.5 8.5-6.5" />
    </Icon>
  );
}
