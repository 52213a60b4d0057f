import { type ChangeEvent, type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { $storageReady } from 'shared-contracts';
import type { KeyedRequest } from 'shared-contracts/query/use-idempotency-key';
import { type MutationTools, useMutation } from 'shared-contracts/query/use-mutation';
import { checkField, type FieldRule } from '../../contract/domain/validation.ts';
import type { Fault } from '../field.tsx';
import type { Draft } from './draft.ts';
import { useAfterPress } from './use-after-press.ts';

export type Values<Name extends string> = Readonly<Record<Name, string>>;
export type Faults<Name extends string> = Readonly<Partial<Record<Name, Fault>>>;

export interface Rule extends FieldRule {
  /** A further check of a value that satisfies the rule. */
  readonly also?: (value: string) => Fault | null;
  /** The field that the server checks this one against, as a PIN code's state. */
  readonly within?: string;
}

interface FormOptions<Name extends string> {
  /** By the names of the controls, in the order of the page. */
  readonly rules: Readonly<Record<Name, Rule>>;
  /** Values of controlled fields. */
  readonly values?: Partial<Values<Name>>;
  /** Changes values of controlled fields. */
  readonly change?: (fields: Partial<Values<Name>>) => void;
  /** What the server refused before the form was opened. */
  readonly refused?: Faults<Name> | undefined;
  /** Stores what is typed until the draft is deleted. */
  readonly draft?: Draft<Readonly<Record<string, string>>>;
  /** Stores the request's key with the draft, for forms that must not be stored twice after a reload either. */
  readonly sent?: Draft<KeyedRequest>;
  /** Sends valid, trimmed values. */
  readonly submit: (values: Values<Name>, tools: SubmitTools<Name>) => unknown;
}

interface SubmitTools<Name extends string> extends MutationTools {
  /** Shows what the server refused until the value changes; null clears it. */
  readonly refuse: (faults: Faults<Name> | null) => void;
}

const NONE: ReadonlySet<never> = new Set();

/**
 * Checks a filled-in field on blur, all fields on submit, and fields with a fault at every change. The first fault gets
 * the focus. Ignores a second submit while one is running. Controls are uncontrolled unless the page passes their
 * values, so that what was typed survives hydration and failures.
 */
export function useForm<Name extends string>(options: FormOptions<Name>) {
  const { rules, values: controlled, change, draft, sent, submit } = options;
  const names = Object.keys(rules) as Name[];
  const form = useRef<HTMLFormElement>(null);
  // Read once, when the fields mount.
  const [drafted] = useState(() => draft?.read());
  const { onPointerDown, afterPress } = useAfterPress();
  const [read, setRead] = useState<Partial<Values<Name>>>({});
  const [left, setLeft] = useState<ReadonlySet<Name>>(NONE);
  // Faults of the last submit; null when there were none.
  const [found, setFound] = useState<Faults<Name> | null>(null);
  const [refused, setRefused] = useState<{
    readonly faults: Faults<Name>;
    readonly values: Partial<Values<Name>>;
  } | null>(options.refused && controlled ? { faults: options.refused, values: controlled } : null);

  const values = { ...read, ...controlled };
  const isAsRefused = (name: Name | undefined) => !name || refused?.values[name] === values[name];
  const faultOf = (name: Name): Fault | null => {
    const isUnchanged = isAsRefused(name) && isAsRefused(rules[name].within as Name | undefined);
    const refusal = (isUnchanged && refused?.faults[name]) || null;
    const isShown = refusal !== null || found !== null || left.has(name);
    return (isShown && checkValue(values[name], rules[name])) || refusal;
  };

  /** The fields' current values. */
  function typed(): Values<Name> {
    const controls = new FormData(form.current ?? undefined);
    const texts = Object.fromEntries(names.map((name) => [name, String(controls.get(name) ?? '')]));
    return { ...(texts as Values<Name>), ...controlled };
  }

  /** The values, or null after showing every fault. */
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

  // A hydrated form learns of its draft when the browser's storage has been read; what was typed until then stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft of a form stays the same
  useEffect(() => $storageReady.subscribe(() => fillEmpty(form.current, draft?.read())), []);
  useEffect(() => {
    if (found) focusFirstFault(form.current);
  }, [found]);
  useEffect(() => {
    if (refused) focusFirstFault(form.current);
  }, [refused]);

  function refuse(faults: Faults<Name> | null) {
    setRefused(faults && { faults, values: typed() });
  }

  const { run, running } = useMutation((tools) => {
    const right = check();
    return right && submit(right, { ...tools, refuse });
  }, sent);

  return {
    /** Spread onto the form. `post`: a submit before hydration must not put what was typed into the URL. */
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
    /** Empties uncontrolled fields. A reset would bring back the draft that they began with. */
    clear() {
      for (const name of names) {
        const control = form.current?.elements.namedItem(name);
        if (isText(control)) control.value = '';
      }
    },
    typed,
    check,
    faultOf,
    /** Faults of the last submit that remain. */
    summary: names.flatMap((name) => {
      const fault = found?.[name];
      return fault && checkValue(values[name], rules[name]) ? [[name, fault] as const] : [];
    }),
    /** The library's list is inside an element with the field's name. */
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
      ...(change && controlled && name in controlled
        ? {
            value: controlled[name] ?? '',
            onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
              change({ [name]: target.value } as Partial<Values<Name>>),
          }
        : { defaultValue: drafted?.[name] }),
    }),
  };
}

/** In the order of the rules. */
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

function fillEmpty(form: HTMLFormElement | null, drafted: Readonly<Record<string, string>> | undefined): void {
  for (const [name, text] of Object.entries(drafted ?? {})) {
    const control = form?.elements.namedItem(name);
    if (isText(control) && control.value === '') control.value = text;
  }
}

function isText(control: unknown): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}

function focusFirstFault(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(':is(input, textarea, select)[aria-invalid], [aria-invalid] input')?.focus();
}
