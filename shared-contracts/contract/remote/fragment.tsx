import {
  Component,
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { useLanguage } from '../i18n/react.tsx';
import { $storageReady } from '../stores/persisted.ts';
import { arrivalOf, noteArrival } from './arrivals.ts';
import { firstCalm } from './first-calm.ts';
import type { FragmentId, FragmentModule, FragmentProps } from './fragments.ts';
import { remotePort } from './port.ts';
import { TEAMS, teamOf } from './teams.ts';
import { Unavailable } from './unavailable.tsx';

/** Where its module is: asked for at once, asked for once the page is alive, or known to be away. */
type Wanted = 'now' | 'when-calm' | 'away';

type RegionProps<Id extends FragmentId> = {
  readonly id: Id;
  readonly placeholder?: ReactNode;
} & FragmentProps[Id];

/**
 * Shows another team's fragment. What the server has rendered of it stays in view, untouched, until its module is
 * here; rendered by the browser, `placeholder` keeps its space. When its remote is away or the fragment throws, the
 * region says so with a Retry, and the rest of the page is untouched (SH-12).
 */
export const Fragment = memo(Region, isSameButForPlaceholder) as unknown as typeof Region;

function Region<Id extends FragmentId>({ id, placeholder = null, ...props }: RegionProps<Id>) {
  const [wanted, setWanted] = useState<Wanted>(() => firstWanted(id));
  const language = useLanguage();
  useEffect(() => {
    if (wanted === 'away') return;
    if (moduleOf(id)) return noteArrival(id);
    let current = true;
    const load = async () => {
      if (wanted === 'when-calm') await firstCalm();
      if (!current) return;
      await remotePort()
        .load(id, language)
        .then(
          () => noteArrival(id),
          () => current && setWanted('away'),
        );
    };
    void load();
    return () => {
      current = false;
    };
  }, [id, language, wanted]);

  const retry = useCallback(() => setWanted('now'), []);
  return (
    // Tells whose region it is without being a box of its own.
    <div data-remote={TEAMS[teamOf(id)].package} data-module={id} style={{ display: 'contents' }}>
      {wanted === 'away' ? (
        <Unavailable onRetry={retry} />
      ) : (
        <FragmentBoundary onRetry={retry}>
          <Suspense fallback={placeholder}>
            <Arrived id={id} props={props as unknown as FragmentProps[Id]} />
          </Suspense>
        </FragmentBoundary>
      )}
    </div>
  );
}

/** Suspended until the module is here: while it hydrates, React then leaves the server's markup as it is. */
function Arrived<Id extends FragmentId>({ id, props }: { readonly id: Id; readonly props: FragmentProps[Id] }) {
  const arrival = arrivalOf(id, moduleOf(id) !== undefined);
  if (arrival) use(arrival);
  const Shared = moduleOf(id)?.Component as ComponentType<FragmentProps[Id]> | undefined;
  return Shared ? <Shared {...props} /> : null;
}

function firstWanted(id: FragmentId): Wanted {
  if (!moduleOf(id) && remotePort().failed(id)) return 'away';
  // Until React has taken the page over, what is on it is the server's: it can wait its turn.
  return $storageReady.get() ? 'now' : 'when-calm';
}

function moduleOf<Id extends FragmentId>(id: Id): FragmentModule<Id> | undefined {
  return (remotePort().loaded(id) as { fragment?: FragmentModule<Id> } | undefined)?.fragment;
}

/** A render of the page around it that changes nothing here may not disturb markup that waits to be taken over. */
function isSameButForPlaceholder(before: object, after: object): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  names.delete('placeholder');
  return [...names].every((name) => Object.is(before[name as keyof object], after[name as keyof object]));
}

class FragmentBoundary extends Component<
  { readonly onRetry: () => void; readonly children: ReactNode },
  { readonly broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    const retry = () => {
      this.setState({ broken: false });
      this.props.onRetry();
    };
    return <Unavailable onRetry={retry} />;
  }
}
