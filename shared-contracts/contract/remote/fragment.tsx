import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { type DeferredCode, deferredCode } from '../island/deferred-code.ts';
import { Region } from '../island/region.tsx';
import type { Requestable } from '../island/use-requested.ts';
import type { FragmentId, FragmentModule, FragmentProps } from './fragments.ts';
import { remotePort } from './port.ts';
import { packageOf, teamOf } from './teams.ts';

type FragmentOptions<Id extends FragmentId> = {
  readonly id: Id;
  /** Reserves space where the browser renders the fragment before its code has loaded. */
  readonly placeholder?: ReactNode;
} & FragmentProps[Id];

const NoteFragment = createContext<(id: FragmentId) => void>(() => undefined);

/** On the server: collects the fragments that a page shows, so that the document inlines their styles. */
export const FragmentNotes = NoteFragment.Provider;

/** An island of another team: its module comes from the composition, with its team's texts. */
export function Fragment<Id extends FragmentId>({ id, placeholder, ...props }: FragmentOptions<Id>) {
  useContext(NoteFragment)(id);
  return (
    <Region
      code={codeOf(id)}
      when="near"
      placeholder={placeholder}
      props={props}
      mark={{ 'data-remote': packageOf(teamOf(id)), 'data-module': id }}
    />
  );
}

/** The code of a fragment, for parts that depend on whether it has loaded (see useRequested). */
export function fragmentCode(id: FragmentId): Requestable {
  const { load, loaded } = codeOf(id);
  return { load, isLoaded: () => loaded() !== undefined };
}

const codes = new Map<FragmentId, DeferredCode<object>>();

function codeOf(id: FragmentId): DeferredCode<object> {
  const known = codes.get(id);
  if (known) return known;
  const loaded = () => {
    const module = remotePort().loaded(id) as { readonly fragment?: FragmentModule } | undefined;
    return module?.fragment?.Component as ComponentType<object> | undefined;
  };
  const code = deferredCode({
    loaded,
    // The server loads every module before it renders.
    failed: () => remotePort().failed(id) || (typeof window === 'undefined' && !loaded()),
    load: (language) => remotePort().load(id, language),
  });
  codes.set(id, code);
  return code;
}
