import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../testing/render-page.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

function Counter({ max, onOverMaximum }: { max?: number; onOverMaximum?: () => void }) {
  const [quantity, setQuantity] = useState(1);
  return (
    <>
      <QuantityStepper
        value={quantity}
        onChange={setQuantity}
        {...(max ? { max } : {})}
        {...(onOverMaximum ? { onOverMaximum } : {})}
      />
      <output>{quantity}</output>
    </>
  );
}

const minus = () => screen.getByRole('button', { name: 'Decrease quantity' });
const plus = () => screen.getByRole('button', { name: 'Increase quantity' });
const chosen = () => screen.getByRole('status');

test('minus stops at 1 and plus at the maximum', async () => {
  const { user } = await renderPage(<Counter max={2} />);
  expect(minus()).toBeDisabled();
  await user.click(plus());
  expect(chosen()).toHaveTextContent('2');
  expect(plus()).toBeDisabled();
  await user.click(minus());
  expect(chosen()).toHaveTextContent('1');
});

test('where the owner explains the maximum, plus stays and asks', async () => {
  let asked = 0;
  const { user } = await renderPage(<Counter max={1} onOverMaximum={() => asked++} />);
  await user.click(plus());
  expect(asked).toBe(1);
  expect(chosen()).toHaveTextContent('1');
});

test.each([
  ['7', '7'],
  ['99', '10'],
  ['0', '1'],
  ['abc', '1'],
  ['', '1'],
])("typing '%s' chooses %s when the field is left", async (typed, expected) => {
  const { user } = await renderPage(<Counter max={10} />);
  const field = screen.getByRole('textbox', { name: 'Quantity' });
  await user.clear(field);
  if (typed) await user.type(field, typed);
  await user.tab();
  expect(chosen()).toHaveTextContent(expected);
  expect(field).toHaveValue(expected);
});

test('Enter commits what is typed without sending the form around it', async () => {
  let sent = 0;
  const { user } = await renderPage(
    <form onSubmit={() => sent++}>
      <Counter />
    </form>,
  );
  const field = screen.getByRole('textbox', { name: 'Quantity' });
  await user.clear(field);
  await user.type(field, '4{Enter}');
  expect(chosen()).toHaveTextContent('4');
  expect(sent).toBe(0);
});
