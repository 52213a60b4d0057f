import { type RefObject, useEffect } from 'react';

/** Puts a value into a field that nobody has filled in yet: not what a browser or a shopper was there before us with. */
export function usePrefill(form: RefObject<HTMLFormElement | null>, name: string, value: string): void {
  useEffect(() => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === '') field.value = value;
  }, [form, name, value]);
}
