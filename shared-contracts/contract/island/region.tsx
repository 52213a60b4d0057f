import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLanguage } from '../i18n/react.tsx';
import { Unavailable } from '../remote/unavailable.tsx';
import type { LateCode } from './late-code.ts';
import { type IslandWhen, islandsTurn } from './when.ts';

/** What stands in for a region whose code cannot be fetched. */
export type ShowUnavailable = (retry: () => void) => ReactNode;

const unavailableRegion: ShowUnavailable = (retry) => <Unavailable onRetry={retry} />;

export interface RegionOptions {
  /** When its code is fetched where the server has rendered it; at once unless said, and where the browser renders it. */
  readonly when?: IslandWhen;
  /** Keeps its space where the browser renders it before its code is here. */
  readonly placeholder?: ReactNode;
  readonly unavailable?: ShowUnavailable;
}

interface RegionProps<Props extends object> extends RegionOptions {
  readonly code: LateCode<Props>;
  readonly props: Props;
  /** Set on an element around the region, which has no box of its own. */
  readonly mark?: Readonly<Record<string, string>>;
}

/** 'waiting': shown by the server or by its placeholder. 'wanted': asked for at once, by a Retry. */
type State = 'waiting' | 'wanted' | 'live' | 'unavailable';

const BOXLESS = { display: 'contents' };

/**
 * A region whose code comes later than the page. What the server has rendered of it stays in view, untouched by changes
 * of its props, until its code is here. When the code cannot be fetched or throws, the region says so with a Retry, and
 * the rest of the page is untouched (SH-12).
 */
export function Region<Props extends object>({ code, props, mark, ...options }: RegionProps<Props>) {
  const { when, placeholder = null, unavailable = unavailableRegion } = options;
  const language = useLanguage();
  const region = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>(() => (code.here() ? 'live' : code.failed() ? 'unavailable' : 'waiting'));
  const isShown = useMedia(typeof when === 'object' ? when.media : undefined);

  const isServers = useIsServers() && state === 'waiting';

  useEffect(() => {
    if (state === 'live' || state === 'unavailable' || !isShown) return;
    let current = true;
    const bring = async () => {
      if (isServers) await islandsTurn(when, region.current);
      if (current) await code.load(language);
    };
    bring().catch(() => current && setState('unavailable'));
    return () => {
      current = false;
    };
  }, [code, when, language, state, isServers, isShown]);

  // Settled once: whether it had to be waited for must not change under what is typed in it.
  const [Part] = useState(() => partOf(code));
  const retry = useCallback(() => setState('wanted'), []);
  const onLive = useCallback(() => setState('live'), []);
  const current = (
    <RegionBoundary unavailable={unavailable} onRetry={retry}>
      <Suspense fallback={placeholder}>
        <Part code={code} props={props} onLive={isServers ? onLive : undefined} />
      </Suspense>
    </RegionBoundary>
  );
  // A change before the code is here would make React throw the server's markup away.
  const [first] = useState(current);
  if (!isShown) return null;
  const content = state === 'unavailable' ? unavailable(retry) : isServers ? first : current;
  if (!mark && when !== 'near') return content;
  return (
    <div ref={region} style={BOXLESS} {...mark}>
      {content}
    </div>
  );
}

interface LiveProps<Props extends object> {
  readonly code: LateCode<Props>;
  readonly props: Props;
  /** Told that it has taken over what the server rendered. */
  readonly onLive: (() => void) | undefined;
}

function Live<Props extends object>({ code, props, onLive }: LiveProps<Props>) {
  useLayoutEffect(() => onLive?.(), [onLive]);
  const Here = code.here();
  return Here ? <Here {...props} /> : null;
}

/** Waits for the code where it has to: while that hydrates, React leaves the server's markup as it is. */
function partOf<Props extends object>(code: LateCode<Props>): ComponentType<LiveProps<Props>> {
  return code.here() ? Live : lazy(() => code.arrival().then(() => ({ default: Live<Props> })));
}

/** Whether the first render took over what the server has rendered. */
function useIsServers(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isServers] = useState(isHydrating);
  return isServers;
}

const never = () => () => undefined;

/** The server knows no media: it shows what some browsers then take away. */
function useMedia(query: string | undefined): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (query === undefined) return never();
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => query === undefined || matchMedia(query).matches,
    () => true,
  );
}

interface RegionBoundaryProps {
  readonly unavailable: ShowUnavailable;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

class RegionBoundary extends Component<RegionBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    const { unavailable, onRetry, children } = this.props;
    if (!this.state.broken) return children;
    return unavailable(() => {
      this.setState({ broken: false });
      onRetry();
    });
  }
}
