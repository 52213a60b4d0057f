import { render } from '@testing-library/react';
import { CheckIcon, PhoneIcon, ReturnIcon, SearchIcon, TruckIcon } from './icons.tsx';

test('a lorry and the way back run with the text, and things stay as they are [SH-16]', () => {
  const isMirrored = (icon: React.ReactNode) => render(icon).container.querySelector('.mirrored') !== null;
  expect([<TruckIcon key="1" />, <ReturnIcon key="2" />].map(isMirrored)).toEqual([true, true]);
  expect([<CheckIcon key="1" />, <PhoneIcon key="2" />, <SearchIcon key="3" />].map(isMirrored)).not.toContain(true);
});
