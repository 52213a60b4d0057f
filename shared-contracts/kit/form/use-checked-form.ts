import { type FocusEvent, type InputEvent, useRef, useState } from 'react';
import { checkField, type FieldFault, type FieldRule } from '../../contract/domain/validation.ts';
import { useAfterPress } from './use-after-press.ts';

export type Values<Name extends string> = Readonly<Record<Name, string>>;
export type Faults<Name extends string> = Readonly<Partial<Record<Name, FieldFault>>>;

/**
 * Checks an uncontrolled form by rules named as its controls. Uncontrolled, so that what a browser filled in or
 * a shopper typed before the page woke up is never overwritten; nothing typed is lost by a failure either.
 */
export function useCheckedForm<Name extends string>(rules: Readonly<Record<Name, FieldRule>>) {
  const [faults, setFaults] = useState({} as Faults<Name>);
  const form = useRef<HTMLFormElement>(null);
  const { onPointerDown, afterPress } = useAfterPress();

  function recheck(name: Name, value: string) {
    setFaults(({ [name]: _, ...others }) => {
      const fault = checkField(value, rules[name]);
      return (fault ? { ...others, [name]: fault } : others) as Faults<Name>;
    });
  }

  return {
    form,
    faults,
    /** Checks one field anew, e.g. after a choice that is no text. */
    recheck,
    /**
     * Put on the form: a field that was filled in is checked when it is left, a field at fault while it is corrected.
     * Only on leaving, its fault would vanish under a click on the button below, which then moves away from it; one that
     * appears on leaving waits for the click.
     */
    watchers: {
      onPointerDown,
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
        const { name, value } = namedControl(target, rules);
        if (name && value !== '') afterPress(() => recheck(name, value));
      },
      onInput: ({ target }: InputEvent<HTMLFormElement>) => {
        const { name, value } = namedControl(target, rules);
        if (name && faults[name]) recheck(name, value);
      },
    },
    /** All values when every one is right; else shows every fault, focuses the first wrong field and gives null. */
    check(): Values<Name> | null {
      const names = Object.keys(rules) as Name[];
      const values = Object.fromEntries(names.map((name) => [name, typedIn(form.current, name)])) as Values<Name>;
      const wrong = names.flatMap((name) => {
        const fault = checkField(values[name], rules[name]);
        return fault ? [[name, fault] as const] : [];
      });
      setFaults(Object.fromEntries(wrong) as Faults<Name>);
      const first = wrong[0];
      if (!first) return values;
      focusField(form.current, first[0]);
      return null;
    },
  };
}

function namedControl<Name extends string>(target: EventTarget, rules: Readonly<Record<Name, FieldRule>>) {
  const isTyped = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isTyped && target.name in rules
    ? { name: target.name as Name, value: target.value }
    : { name: null, value: '' };
}

function typedIn(form: HTMLFormElement | null, name: string): string {
  const control = form?.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control.value : '';
}

// A select of the library is no form control: it stands in an element marked with the field's name.
function focusField(form: HTMLFormElement | null, name: string) {
  form
    ?.querySelector<HTMLElement>(
      `[name="${name}"]:not([type="hidden"]), [data-field="${name}"] :is(input, select):not([type="hidden"])`,
    )
    ?.focus();
}
