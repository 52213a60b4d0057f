import { Component, type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react';
import { Unavailable } from 'shared-contracts';

export interface LaterPart<Props> {
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  /** The part if its script is here already: it is then shown at once. */
  readonly peek: () => ComponentType<Props> | undefined;
  /** Keeps its place where it has to be waited for. */
  readonly placeholder?: ReactNode;
}

/**
 * A part of a page that the server shows with the rest, while its script comes only once the page works. Its
 * styles are the page's own to name (an import without a binding), since the document links no later sheet.
 * Should the script not come, the region says so with a Retry, and the rest of the page is untouched.
 */
function LaterPartOfPage<Props extends object>({ part, ...rest }: { readonly part: LaterPart<Props> } & Props) {
  // Settled once: whether it had to be waited for must not change under what is typed in it.
  const [shown, setShown] = useState(() => ({ Part: part.peek() ?? lazy(part.load), attempt: 0 }));
  const Part = shown.Part as ComponentType<object>;
  const retry = () => setShown(({ attempt }) => ({ Part: lazy(part.load), attempt: attempt + 1 }));
  return (
    <PartBoundary key={shown.attempt} onRetry={retry}>
      <Suspense fallback={part.placeholder}>
        <Part {...rest} />
      </Suspense>
    </PartBoundary>
  );
}

/** Renders anew for new props only: an update before its script is here would throw away what the server has shown. */
export const Later = memo(LaterPartOfPage) as typeof LaterPartOfPage;

class PartBoundary extends Component<{ readonly onRetry: () => void; readonly children: ReactNode }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Unavailable onRetry={this.props.onRetry} /> : this.props.children;
  }
}
