import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { type LateCode, lateCode } from '../island/late-code.ts';
import { Region } from '../island/region.tsx';
import type { Requestable } from '../island/use-requested.ts';
import type { FragmentId, FragmentModule, FragmentProps } from './fragments.ts';
import { remotePort } from './port.ts';
import { TEAMS, teamOf } from './teams.ts';

type FragmentOptions<Id extends FragmentId> = {
  readonly id: Id;
  /** Keeps its space where the browser renders it before its code is here. */
  readonly placeholder?: ReactNode;
} & FragmentProps[Id];

const NoteFragment = createContext<(id: FragmentId) => void>(() => undefined);

/** On the server: hears which fragments a page shows, so that the document brings their styles. */
export const FragmentNotes = NoteFragment.Provider;

/** An island whose code is another team's: its module comes from the composition, with its team's texts. */
export function Fragment<Id extends FragmentId>({ id, placeholder, ...props }: FragmentOptions<Id>) {
  useContext(NoteFragment)(id);
  return (
    <Region
      code={codeOf(id)}
      when="idle"
      placeholder={placeholder}
      props={props}
      mark={{ 'data-remote': TEAMS[teamOf(id)].package, 'data-module': id }}
    />
  );
}

/** The code of a fragment, for where more than its region depends on whether it is here (see useRequested). */
export function fragmentCode(id: FragmentId): Requestable {
  const { load, here } = codeOf(id);
  return { load, isHere: () => here() !== undefined };
}

const codes = new Map<FragmentId, LateCode<object>>();

function codeOf(id: FragmentId): LateCode<object> {
  const known = codes.get(id);
  if (known) return known;
  const here = () => {
    const module = remotePort().loaded(id) as { readonly fragment?: FragmentModule } | undefined;
    return module?.fragment?.Component as ComponentType<object> | undefined;
  };
  const code = lateCode({
    here,
    // A server has loaded all there is before it renders.
    failed: () => remotePort().failed(id) || (typeof window === 'undefined' && !here()),
    load: (language) => remotePort().load(id, language),
  });
  codes.set(id, code);
  return code;
}
