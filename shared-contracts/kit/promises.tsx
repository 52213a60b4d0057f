import { useSite } from 'shared-contracts';
import type { StorePromise } from '../contract/api/shapes/promise.ts';
import { LineIcon, LockIcon, ReturnIcon, ShieldIcon, ToolsIcon, TruckIcon } from './icons.tsx';

export const PROMISE_ICON = {
  truck: TruckIcon,
  tools: ToolsIcon,
  shield: ShieldIcon,
  lock: LockIcon,
  calendar: ({ size }: { readonly size?: number }) => (
    <LineIcon {...(size ? { size } : {})} d="M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4M8.5 15l2.5 2.5 4.5-4.5" />
  ),
  card: ({ size }: { readonly size?: number }) => (
    <LineIcon {...(size ? { size } : {})} d="M3 6h18v12.5H3zM3 10h18M6.5 15h4" />
  ),
  return: ReturnIcon,
} as const satisfies Record<StorePromise['icon'], unknown>;

/** What the store promises at a place; nothing where its owner promised nothing. */
export function usePromises(place: StorePromise['place']): readonly StorePromise[] {
  return useSite().promises.filter((promise) => promise.place === place);
}
