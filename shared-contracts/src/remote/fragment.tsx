import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { FragmentId, FragmentModule, FragmentProps } from './fragments.ts';
import { remotePort } from './port.ts';
import { Unavailable } from './unavailable.tsx';

type Shown = 'module' | 'failure' | 'placeholder';

/**
 * Shows another team's fragment. While it loads, `placeholder` keeps its space; when its remote is away or the
 * fragment throws, the region says so with a Retry, and the rest of the page is untouched (SH-12).
 */
export function Fragment<Id extends FragmentId>({
  id,
  placeholder = null,
  ...props
}: { readonly id: Id; readonly placeholder?: ReactNode } & FragmentProps[Id]) {
  const [shown, setShown] = useState<Shown>(() => firstShown(id));
  useEffect(() => {
    if (shown !== 'placeholder') return;
    let wanted = true;
    remotePort()
      .load(id)
      .then(
        () => wanted && setShown('module'),
        () => wanted && setShown('failure'),
      );
    return () => {
      wanted = false;
    };
  }, [id, shown]);

  const retry = () => setShown('placeholder');
  if (shown === 'failure') return <Unavailable onRetry={retry} />;
  const Shared = moduleOf(id)?.Component as ComponentType<FragmentProps[Id]> | undefined;
  if (shown === 'placeholder' || !Shared) return placeholder;
  return (
    <FragmentBoundary onRetry={retry}>
      <Shared {...(props as unknown as FragmentProps[Id])} />
    </FragmentBoundary>
  );
}

function firstShown(id: FragmentId): Shown {
  if (moduleOf(id)) return 'module';
  return remotePort().failed(id) ? 'failure' : 'placeholder';
}

function moduleOf<Id extends FragmentId>(id: Id): FragmentModule<Id> | undefined {
  return (remotePort().loaded(id) as { fragment?: FragmentModule<Id> } | undefined)?.fragment;
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
