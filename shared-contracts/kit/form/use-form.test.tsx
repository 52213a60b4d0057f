import { act, fireEvent, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { button, expectFault, field, fill, submit } from '../../testing/forms.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { TextField } from '../text-field.tsx';
import { draftOf } from './draft.ts';
import { useForm, type Values } from './use-form.ts';

type Name = 'Email' | 'State' | 'PIN' | 'Password';
interface FormProps {
  readonly submit?: (values: Values<Name>) => Promise<void> | void;
  readonly refusal?: string;
}

/** Three uncontrolled fields, and a controlled state. */
function Form({ submit = () => undefined, refusal }: FormProps) {
  const [state, setState] = useState('Kerala');
  const { props, field, running } = useForm<Name>({
    rules: {
      Email: { required: true, email: true },
      State: { required: true },
      PIN: { also: (pin) => (state === 'Kerala' && pin[0] !== '6' ? 'Not in Kerala' : null), within: 'State' },
      Password: { password: 'given' },
    },
    values: { State: state },
    change: (fields) => setState(fields.State ?? ''),
    draft: draftOf('test'),
    submit: async (values, { refuse }) => {
      if (refusal) refuse({ PIN: refusal });
      await submit(values);
    },
  });
  return (
    <form {...props}>
      <TextField {...field('Email')} label="Email" />
      <TextField {...field('State')} label="State" />
      <TextField {...field('PIN')} label="PIN" />
      <TextField {...field('Password')} label="Password" />
      <button type="submit">{running ? 'Sending' : 'Send'}</button>
    </form>
  );
}

const turn = () => act(() => new Promise((resolve) => setTimeout(resolve)));

async function open(form: FormProps = {}) {
  draftOf('test').keep(undefined);
  const bench = await renderPage(<Form {...form} />);
  return {
    ...bench,
    fill: (texts: Readonly<Record<string, string>>) => fill(bench, texts),
    submit: () => submit(bench, 'Send'),
  };
}

describe('a field', () => {
  test('is checked when it is left, not while it is first filled in, and then at every change [ACC-05]', async () => {
    const { user, fill } = await open();
    await fill({ Email: 'asha' });
    expect(field('Email')).toBeValid();
    await user.tab();
    expectFault('Email', 'Please enter valid email address');
    await user.type(field('Email'), '@example.in');
    expect(field('Email')).toBeValid();
  });

  test('that is left empty shows no fault before the form is sent [ACC-05]', async () => {
    const { user } = await open();
    await user.click(field('Email'));
    await user.tab();
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
  });

  test('whose rule depends on another one follows it [ACC-05]', async () => {
    const { fill, user } = await open();
    await fill({ PIN: '560001' });
    await user.tab();
    expectFault('PIN', 'Not in Kerala');
    await fill({ State: 'Karnataka' });
    expect(field('PIN')).toBeValid();
  });
});

// A fault that appeared during the press moved the Save button, so the click missed it.
describe('a fault waits', () => {
  const leaveUnderPress = async () => {
    const { fill } = await open();
    await fill({ Email: 'no address' });
    fireEvent.pointerDown(button('Send'));
    fireEvent.blur(field('Email'));
    expect(field('Email')).toBeValid();
  };

  test('for the click that took the focus from its field [ACC-05]', async () => {
    await leaveUnderPress();
    fireEvent.pointerUp(window);
    expect(field('Email')).toBeValid();
    await turn();
    expect(field('Email')).toBeInvalid();
  });

  test('no longer once the browser turns the press into a scroll [ACC-05]', async () => {
    await leaveUnderPress();
    fireEvent.pointerCancel(window);
    await turn();
    expect(field('Email')).toBeInvalid();
  });
});

describe('a form that is sent', () => {
  test('shows every fault, focuses the first and sends nothing [ACC-05]', async () => {
    const sent: unknown[] = [];
    const { fill, submit } = await open({ submit: (values) => void sent.push(values) });
    await fill({ Email: ' ', State: '', PIN: '560001' });
    await submit();
    expectFault('Email', 'Email is required');
    expectFault('State', 'State is required');
    expect(field('Email')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('gives its values without blanks around them, but a password as it was typed', async () => {
    const sent: unknown[] = [];
    const { fill, submit } = await open({ submit: (values) => void sent.push(values) });
    await fill({ Email: ' asha@example.in ', PIN: '682031 ', Password: ' secret ' });
    await submit();
    expect(sent).toEqual([{ Email: 'asha@example.in', State: 'Kerala', PIN: '682031', Password: ' secret ' }]);
  });

  test('is sent once, however often it is pressed [CON-06]', async () => {
    let times = 0;
    let finish = () => {};
    const { fill, submit, user } = await open({
      submit: () => {
        times += 1;
        return new Promise((resolve) => {
          finish = resolve;
        });
      },
    });
    await fill({ Email: 'asha@example.in' });
    await user.dblClick(button('Send'));
    expect(times).toBe(1);
    await act(async () => finish());
    await submit();
    expect(times).toBe(2);
  });

  test('shows what the server refused at its field, until that field or the one it depends on changes', async () => {
    const { fill, submit } = await open({ refusal: 'Unknown' });
    await fill({ Email: 'asha@example.in', PIN: '682031' });
    await submit();
    await waitFor(() => expect(field('PIN')).toHaveFocus());
    expectFault('PIN', 'Unknown');
    await fill({ State: 'Goa' });
    expect(field('PIN')).toBeValid();
    await fill({ State: 'Kerala' });
    expectFault('PIN', 'Unknown');
    await fill({ PIN: '682032' });
    expect(field('PIN')).toBeValid();
  });

  test('keeps what was typed in its draft, also when its page is left', async () => {
    const { fill, unmount } = await open();
    await fill({ Email: 'asha@example.in' });
    unmount();
    await renderPage(<Form />);
    expect(field('Email')).toHaveValue('asha@example.in');
  });
});
