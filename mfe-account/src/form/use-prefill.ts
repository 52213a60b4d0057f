import { type RefObject, useEffect } from 'react';

/** Prefills an empty field; a value from the browser or the shopper is not overwritten. */
export function usePrefill(form: RefObject<HTMLFormElement | null>, name: string, value: string): void {
  useEffect(() => {
    const field = form.current?.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === '') field.value = value;
  }, [form, name, value]);
}
