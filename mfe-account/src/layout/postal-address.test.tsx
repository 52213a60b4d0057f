import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import { PostalAddress } from './postal-address.tsx';

// React may drop or duplicate two lines with the same key.
test('an address may say the same twice: Chandigarh is city and state [ACC-11] [ACC-12]', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(<PostalAddress lines={['Chandigarh', '', 'Chandigarh', null]} />);
  rerender(<PostalAddress lines={['1 Rose Lane', 'Chandigarh']} />);
  expect(screen.getByRole('group')).toHaveTextContent(/^1 Rose LaneChandigarh$/);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});
