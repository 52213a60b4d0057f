import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { RenderedPage } from './render-page.tsx';

/** A field of text by its label. */
export const field = (name: string) => screen.getByRole('textbox', { name });

export const button = (name: string) => screen.getByRole('button', { name });

/** Puts texts into fields, by their labels, in place of what is there. */
export async function fill({ user }: Pick<RenderedPage, 'user'>, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    await user.clear(field(name));
    if (text) await user.click(field(name)).then(() => user.paste(text));
  }
}

/** Presses the button of that name, which sends the form. */
export const submit = ({ user }: Pick<RenderedPage, 'user'>, name: string) => user.click(button(name));

export function expectFault(name: string, fault: string): void {
  expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(fault));
  expect(field(name)).toBeInvalid();
}

/** What was sent to a call, oldest first. */
export const sentTo = ({ calls }: Pick<RenderedPage, 'calls'>, name: string) =>
  calls.filter((call) => call.name === name).map(({ request }) => request);
