import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useAfterPress } from 'shared-contracts/kit/form/use-after-press';
import { ADDRESS_FIELDS, type AddressField, type AddressValues } from './address-values.ts';
import { type AddressFaults, checkAddress, onlyFaults } from './check-address.ts';

/**
 * The faults of an address as the shopper is told them: of a field once it was filled in and left, of every field once
 * Save was pressed, which puts the focus on the first; and of what the server refused until it is another value.
 */
export function useAddressFaults(values: AddressValues, gstCode: string) {
  const form = useRef<HTMLFormElement>(null);
  const { onPointerDown, afterPress } = useAfterPress();
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set());
  const [told, setTold] = useState(0);
  const [refused, setRefused] = useState<{
    readonly fields: readonly AddressField[];
    readonly values: AddressValues;
  }>();

  const found = checkAddress(values, gstCode);
  const isRefused = (field: AddressField) =>
    refused?.fields.includes(field) && refused.values[field] === values[field] && isSamePlace(refused.values, values);
  const shown: AddressFaults = onlyFaults((field) => {
    if (isRefused(field)) return found[field] ?? { kind: 'refused' };
    return told > 0 || left.has(field) ? found[field] : null;
  });

  useEffect(() => {
    if (told > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [told]);

  return {
    form,
    shown,
    /** Put on the form. */
    watchers: {
      onPointerDown,
      onBlur({ target }: FocusEvent<HTMLFormElement>) {
        const isTyped = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
        const field = isTyped && target.value !== '' ? ADDRESS_FIELDS.find((name) => name === target.name) : undefined;
        if (field) afterPress(() => setLeft((before) => new Set([...before, field])));
      },
    },
    /** Whether everything is right; if not, it is told. */
    check(): boolean {
      const isRight = Object.keys(found).length === 0;
      if (!isRight) setTold((times) => times + 1);
      return isRight;
    },
    /** Tells what the server refused. */
    refuse(fields: readonly AddressField[]) {
      setRefused({ fields, values });
      setTold((times) => times + 1);
    },
  };
}

// A PIN is refused for its state, a city too: another state may make them right.
function isSamePlace(a: AddressValues, b: AddressValues): boolean {
  return a.StateProvinceID === b.StateProvinceID;
}
