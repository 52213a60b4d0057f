import { LineIcon } from 'shared-contracts/kit/icons';
import type { Network } from 'shared-contracts/kit/share-address';

const DRAWINGS = {
  X: 'M4.500 4.500h3.800l11.200 15h-3.800l-11.200-15Zm14.500 0-6 6.700M5 19.500l6-6.700',
  Facebook: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-.2v-9.300c0-2 1-3 3-3h.8M9 13h6',
  Pinterest:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-2-.5 2.400-10M8.600 12.700c-1.600-3.400.3-6.200 3.600-6.200 2.600 0 4.300 1.700 4.300 4.100 0 2.700-1.500 4.700-3.500 4.700-1.100 0-1.900-.6-2.100-1.600',
  WhatsApp:
    'm3.800 20.200 1.100-4a8.300 8.300 0 1 1 3 2.900l-4.100 1.100Zm5.400-12c-1.300 1.600.2 4 1.900 5.500 1.700 1.500 4 2.500 5.200 1l-1.900-1.500-1.200.7c-1-.5-1.900-1.400-2.400-2.400l.8-1.100-1.300-2.100c-.4-.3-.8-.3-1.100-.1Z',
  link: 'M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1m2 3.700a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1',
  device: 'M12 15V4m0 0L8 8m4-4 4 4M6 12v7.500h12V12',
} as const satisfies Record<Network | 'link' | 'device', string>;

export function ShareIcon({ of }: { readonly of: keyof typeof DRAWINGS }) {
  return <LineIcon size={20} d={DRAWINGS[of]} />;
}
