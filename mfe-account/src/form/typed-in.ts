/** What stands in a field of a form now, without blanks around it; '' when there is no such field. */
export function typedIn(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value.trim() : '';
}
