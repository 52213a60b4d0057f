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
import type { DeferredCode } from './deferred-code.ts';
import { type IslandWhen, islandIsDue } from './when.ts';

/** Rendered in place of a region whose code cannot be fetched. */
export type ShowUnavailable = (retry: () => void) => ReactNode;

const unavailableRegion: ShowUnavailable = (retry) => <Unavailable onRetry={retry} />;

export interface RegionOptions {
  /** When to fetch the code of a server-rendered region; by default, and for others, at once. */
  readonly when?: IslandWhen;
  /** Reserves space where the browser renders the region before its code has loaded. */
  readonly placeholder?: ReactNode;
  readonly unavailable?: ShowUnavailable;
}

interface RegionProps<Props extends object> extends RegionOptions {
  readonly code: DeferredCode<Props>;
  readonly props: Props;
  /** Attributes of an element around the region, with `display: contents`. */
  readonly mark?: Readonly<Record<string, string>>;
}

/** 'pending': shows the server's markup or the placeholder. 'retrying': fetches the code at once, after Retry. */
type State = 'pending' | 'retrying' | 'hydrated' | 'unavailable';

const BOXLESS = { display: 'contents' };

/**
 * A region whose code is loaded after the page. The server's markup stays visible, whatever its props, until the code
 * has loaded. When the code cannot be fetched the region shows its unavailable text with Retry next to that markup; when
 * it throws, instead of it. The rest of the page is untouched (SH-12).
 */
export function Region<Props extends object>({ code, props, mark, ...options }: RegionProps<Props>) {
  const { when, placeholder = null, unavailable = unavailableRegion } = options;
  const language = useLanguage();
  const region = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>(() =>
    code.loaded() ? 'hydrated' : code.failed() ? 'unavailable' : 'pending',
  );
  const isShown = useMedia(typeof when === 'object' ? when.media : undefined);
  const wasServerRendered = useIsServerRendered();
  /** Its markup is the server's, and React has not hydrated it. */
  const isDehydrated = wasServerRendered && state === 'pending';
  const [leftover, setLeftover] = useState<readonly Node[]>();

  useEffect(() => {
    if (state === 'hydrated' || state === 'unavailable' || !isShown) return;
    let current = true;
    const fetchCode = async () => {
      if (isDehydrated) await islandIsDue(when, region.current);
      if (!current) return;
      await code.load(language);
      if (current && !isDehydrated) setState('hydrated');
    };
    fetchCode().catch(() => {
      if (!current) return;
      if (isDehydrated) setLeftover([...(region.current?.childNodes ?? [])]);
      setState('unavailable');
    });
    return () => {
      current = false;
    };
  }, [code, when, language, state, isDehydrated, isShown]);

  // Decided once: another component type would remount the region and lose what was typed in it.
  const [Part] = useState(() => partOf(code));
  const retry = useCallback(() => setState('retrying'), []);
  const onHydrated = useCallback(() => setState('hydrated'), []);
  const current = (
    <RegionBoundary unavailable={unavailable} onRetry={retry}>
      <Suspense fallback={placeholder}>
        <Part code={code} props={props} onHydrated={isDehydrated ? onHydrated : undefined} />
      </Suspense>
    </RegionBoundary>
  );
  // A changed element before hydration would make React discard the server's markup.
  const [first] = useState(current);
  if (!isShown) return null;
  const content = (
    <>
      {state === 'unavailable' && unavailable(retry)}
      {state !== 'hydrated' && leftover ? (
        <Leftover nodes={leftover} />
      ) : (
        state !== 'unavailable' && (isDehydrated ? first : current)
      )}
    </>
  );
  if (!mark && !wasServerRendered) return content;
  return (
    <div ref={region} style={BOXLESS} {...mark}>
      {content}
    </div>
  );
}

/**
 * The server's markup of a region whose code is unavailable. React no longer hydrates it: while it wants to, every
 * navigation waits for the code.
 */
function Leftover({ nodes }: { readonly nodes: readonly Node[] }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(...nodes), [nodes]);
  return <div ref={place} style={BOXLESS} />;
}

interface LoadedProps<Props extends object> {
  readonly code: DeferredCode<Props>;
  readonly props: Props;
  /** Called when the server's markup has been hydrated. */
  readonly onHydrated: (() => void) | undefined;
}

function Loaded<Props extends object>({ code, props, onHydrated }: LoadedProps<Props>) {
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  const Part = code.loaded();
  return Part ? <Part {...props} /> : null;
}

/** Suspends until the code has loaded: React leaves the server's markup in place until then. */
function partOf<Props extends object>(code: DeferredCode<Props>): ComponentType<LoadedProps<Props>> {
  return code.loaded() ? Loaded : lazy(() => code.whenLoaded().then(() => ({ default: Loaded<Props> })));
}

/** Whether the first render was a hydration. */
function useIsServerRendered(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isServerRendered] = useState(isHydrating);
  return isServerRendered;
}

const never = () => () => undefined;

/** The server renders the region for every media query; browsers without a match remove it. */
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
