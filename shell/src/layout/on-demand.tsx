import { type ComponentType, useEffect, useReducer } from 'react';

/** A part of the shell that a page is shown without: fetched when it is first wanted, or a little ahead. */
export interface OnDemand<Props extends object> {
  /** The part, once it is here. */
  here(): ComponentType<Props> | undefined;
  /** Rejects when it cannot be fetched; the next wish tries again. */
  fetch(): Promise<void>;
  /** Fetches it ahead of the wish for it, when a failure is no matter yet. */
  prepare(): void;
}

export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  // Code, not data: the same for everybody.
  let part: ComponentType<Props> | undefined;
  const fetch = async () => {
    part ??= await load();
  };
  return { here: () => part, fetch, prepare: () => void fetch().catch(() => undefined) };
}

interface DemandedProps<Props extends object> {
  readonly part: OnDemand<Props>;
  readonly props: Props;
  /** Told when the part cannot be fetched. */
  readonly onMissing: () => void;
}

/** Shows a part as soon as it is here. */
export function Demanded<Props extends object>({ part, props, onMissing }: DemandedProps<Props>) {
  const [, showIt] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: wished for once, when this is shown.
  useEffect(() => {
    if (!part.here()) part.fetch().then(showIt, onMissing);
  }, []);
  const Here = part.here();
  return Here ? <Here {...props} /> : null;
}
