import { type KeyboardEvent, useId, useState } from 'react';

/**
 * The keyboard of a combobox: focus stays in the field, aria-activedescendant marks the active option. Up and Down
 * cycle through the options and the field; Home and End move in the list once an option is active; Enter chooses it;
 * Escape returns to the field before it closes anything.
 */
export function useCombobox(keys: readonly string[]) {
  const listId = useId();
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const active = activeKey === null ? -1 : keys.indexOf(activeKey);
  // By index: a key may hold any text, an id may not.
  const idOf = (key: string) => `${listId}-${keys.indexOf(key)}`;

  const activate = (index: number) => {
    const key = keys[index];
    setActiveKey(key ?? null);
    if (key) document.getElementById(idOf(key))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // An input method uses these keys while it composes.
    if (event.nativeEvent.isComposing) return;
    const move = moveOf(event.key, active, keys.length);
    if (move !== undefined) activate(move);
    else if (event.key === 'Enter' && active >= 0) document.getElementById(idOf(keys[active] ?? ''))?.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    listId,
    /** The key of the active option; null while the field is active. */
    activeKey: active >= 0 ? activeKey : null,
    idOf,
    /** Resets to the field, for example after typing. */
    release: () => setActiveKey(null),
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': keys.length > 0,
      'aria-controls': listId,
      'aria-activedescendant': active >= 0 ? idOf(keys[active] ?? '') : undefined,
      onKeyDown,
    } as const,
  };
}

/** The option a key moves to, -1 for the field; undefined for other keys. */
function moveOf(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active >= 0 ? active - 1 : count - 1;
  if (active < 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === 'Escape' ? -1 : undefined;
}
