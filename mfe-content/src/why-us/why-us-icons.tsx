const drawing = {
  width: 32,
  height: 32,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** In the style of the kit, which has neither icon. */
export function CalendarIcon() {
  return (
    <svg {...drawing} aria-hidden="true">
      <path d="M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4M8.5 15l2.5 2.5 4.5-4.5" />
    </svg>
  );
}

export function CardIcon() {
  return (
    <svg {...drawing} aria-hidden="true">
      <path d="M3 6h18v12.5H3zM3 10h18M6.5 15h4" />
    </svg>
  );
}
