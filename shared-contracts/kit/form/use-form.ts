import { type ChangeEvent, type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { checkField, type FieldRule } from '../../contract/domain/validation.ts';
import type { Fault } from '../field.tsx';
import type { Draft } from './draft.ts';
import { useAfterPress } from './use-after-press.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

export type Values<Name extends string> = Readonly<Record<Name, string>>;
export type Faults<Name extends string> = Readonly<Partial<Record<Name, Fault>>>;

export interface Rule extends FieldRule {
  /** A check of its own for a value that is there and keeps the rule. */
  readonly also?: (value: string) => Fault | null;
  /** The field within which the server finds this one right or wrong, as a PIN code in its state. */
  readonly within?: string;
}

interface FormOptions<Name extends string> {
  /** By the names of the controls, in the order of the page. */
  readonly rules: Readonly<Record<Name, Rule>>;
  /** Values that the page keeps itself; the others are their controls'. */
  readonly values?: Partial<Values<Name>>;
  /** Changes values that the page keeps itself. */
  readonly change?: (fields: Partial<Values<Name>>) => void;
  /** What the server refused before the form was opened. */
  readonly refused?: Faults<Name> | undefined;
  /** Where what is typed is kept until it is dropped. */
  readonly draft?: Draft<Readonly<Record<string, string>>>;
  /** Sends values that are right, without blanks around them. */
  readonly submit: (values: Values<Name>, tools: SubmitTools<Name>) => unknown;
}

interface SubmitTools<Name extends string> {
  /** The idempotency key of a request: another one when the request is another. */
  readonly keyOf: (request: object) => string;
  /** Tells what the server refused, until it is another value; null takes that back. */
  readonly refuse: (faults: Faults<Name> | null) => void;
}

const NONE: ReadonlySet<never> = new Set();

/**
 * The one way to fill in and send a form. A field that was filled in is checked when it is left, all are when the form
 * is sent, and those that were told wrong again at every change. The first fault gets the focus. While it is being
 * sent a form is not sent again. Controls are uncontrolled unless the page keeps their values, so that neither
 * hydration nor a failure takes away what was typed.
 */
export function useForm<Name extends string>(options: FormOptions<Name>) {
  const { rules, values: kept, change, draft, submit } = options;
  const names = Object.keys(rules) as Name[];
  const form = useRef<HTMLFormElement>(null);
  // Fields take it once, when they appear.
  const [drafted] = useState(() => draft?.read());
  const { onPointerDown, afterPress } = useAfterPress();
  const keyOf = useIdempotencyKey();
  const [read, setRead] = useState<Partial<Values<Name>>>({});
  const [left, setLeft] = useState<ReadonlySet<Name>>(NONE);
  // What was wrong when the form was last sent; null when all was right.
  const [found, setFound] = useState<Faults<Name> | null>(null);
  const [refused, setRefused] = useState<{
    readonly faults: Faults<Name>;
    readonly values: Partial<Values<Name>>;
  } | null>(options.refused && kept ? { faults: options.refused, values: kept } : null);

  const values = { ...read, ...kept };
  const isAsRefused = (name: Name | undefined) => !name || refused?.values[name] === values[name];
  const faultOf = (name: Name): Fault | null => {
    const stands = isAsRefused(name) && isAsRefused(rules[name].within as Name | undefined);
    const refusal = (stands && refused?.faults[name]) || null;
    const isTold = refusal !== null || found !== null || left.has(name);
    return (isTold && checkValue(values[name], rules[name])) || refusal;
  };

  /** What stands in the fields now. */
  function typed(): Values<Name> {
    const controls = new FormData(form.current ?? undefined);
    const texts = Object.fromEntries(names.map((name) => [name, String(controls.get(name) ?? '')]));
    return { ...(texts as Values<Name>), ...kept };
  }

  /** The values when every one is right; else every fault is told. */
  function check(): Values<Name> | null {
    const now = typed();
    const faults = findFaults(now, rules);
    const isRight = Object.keys(faults).length === 0;
    setRead(now);
    setLeft(NONE);
    setRefused(null);
    setFound(isRight ? null : faults);
    const trimmed = names.map((name) => [name, rules[name].password ? now[name] : now[name].trim()]);
    return isRight ? (Object.fromEntries(trimmed) as Values<Name>) : null;
  }

  useEffect(() => {
    if (found) focusFirstFault(form.current);
  }, [found]);
  useEffect(() => {
    if (refused) focusFirstFault(form.current);
  }, [refused]);

  function refuse(faults: Faults<Name> | null) {
    setRefused(faults && { faults, values: typed() });
  }

  const { run, running } = useOneAtATime(async () => {
    const right = check();
    if (right) await submit(right, { keyOf, refuse });
  });

  return {
    /** Spread onto the form. `post`: before the page is interactive nothing typed must end in the address bar. */
    props: {
      ref: form,
      method: 'post',
      noValidate: true,
      onPointerDown,
      onBlur({ target }: FocusEvent<HTMLFormElement>) {
        const name = names.find((each) => each === (target as Partial<HTMLInputElement>).name);
        const now = typed();
        if (!name || now[name] === '') return;
        // A fault that appeared under the finger would move the button that is pressed.
        afterPress(() => {
          setRead(now);
          setLeft((before) => new Set([...before, name]));
        });
      },
      onInput() {
        const now = typed();
        draft?.keep(now);
        if (found || left.size > 0 || refused) setRead(now);
      },
      onSubmit(event: FormEvent) {
        event.preventDefault();
        void run();
      },
    },
    form,
    running,
    typed,
    check,
    faultOf,
    /** What was wrong when the form was last sent and still is, in the words of then. */
    summary: names.flatMap((name) => {
      const fault = found?.[name];
      return fault && checkValue(values[name], rules[name]) ? [[name, fault] as const] : [];
    }),
    /** Puts the focus on a field; a list of the library is in an element marked with the field's name. */
    focus: (name: Name) =>
      form.current
        ?.querySelector<HTMLElement>(`[name="${name}"]:not([aria-hidden]), [data-field="${name}"] input`)
        ?.focus(),
    refuse,
    /** Spread onto the field of that name. */
    field: (name: Name) => ({
      name: name as string,
      required: rules[name].required ?? false,
      fault: faultOf(name),
      ...(change && kept && name in kept
        ? {
            value: kept[name] ?? '',
            onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
              change({ [name]: target.value } as Partial<Values<Name>>),
          }
        : { defaultValue: drafted?.[name] }),
    }),
  };
}

/** What is wrong with values under rules, in the order of the rules. */
export function findFaults<Name extends string>(
  values: Partial<Values<Name>>,
  rules: Readonly<Record<Name, Rule>>,
): Faults<Name> {
  const found = Object.entries<Rule>(rules).map(([name, rule]) => [name, checkValue(values[name as Name], rule)]);
  return Object.fromEntries(found.filter(([, fault]) => fault)) as Faults<Name>;
}

function checkValue(value = '', rule: Rule): Fault | null {
  return checkField(value, rule) ?? (value.trim() === '' ? null : (rule.also?.(value) ?? null));
}

export type Form<Name extends string> = ReturnType<typeof useForm<Name>>;

function focusFirstFault(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(':is(input, textarea, select)[aria-invalid], [aria-invalid] input')?.focus();
}
