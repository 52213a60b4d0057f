import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useCheckedForm } from './use-checked-form.ts';

function Form() {
  const { form, faults, watchers } = useCheckedForm({ Email: { required: true, email: true } });
  return (
    <form ref={form} {...watchers}>
      <input name="Email" aria-label="Email" />
      {faults.Email ? <p role="alert">{faults.Email.kind}</p> : null}
      <button type="submit">Save</button>
    </form>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Email' });
const typeWrong = () => {
  act(() => field().focus());
  fireEvent.input(field(), { target: { value: 'no address' } });
};
const turn = () => act(() => new Promise((resolve) => setTimeout(resolve)));

// A fault that appeared under the pressed finger moved Save away, and the click went nowhere.
test('a fault waits for the click that made its field be left [ACC-05]', async () => {
  render(<Form />);
  typeWrong();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Save' }));
  fireEvent.blur(field());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  fireEvent.pointerUp(window);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await turn();
  expect(screen.getByRole('alert')).toHaveTextContent('not-an-email');
});

test('a field that is left by keyboard says at once what is wrong [ACC-05]', () => {
  render(<Form />);
  typeWrong();
  fireEvent.blur(field());
  expect(screen.getByRole('alert')).toHaveTextContent('not-an-email');
});

test('a press that the browser takes over, to scroll, does not silence the form [ACC-05]', async () => {
  render(<Form />);
  typeWrong();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Save' }));
  fireEvent.blur(field());
  fireEvent.pointerCancel(window);
  await turn();
  expect(screen.getByRole('alert')).toBeVisible();
});
