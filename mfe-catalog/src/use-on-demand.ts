import { type ComponentType, useState } from 'react';

interface OnDemand<Props> {
  /** The part, once it is there and as long as it is wanted. */
  readonly Part: ComponentType<Props> | null;
  /** Wanted, and on its way. */
  readonly isComing: boolean;
  readonly want: () => void;
  readonly leave: () => void;
}

/** A part whose code comes when somebody asks for it; `onAway` hears of one that does not come. */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>, onAway: () => void): OnDemand<Props> {
  const [part, setPart] = useState<{ readonly Component: ComponentType<Props> }>();
  const [isWanted, setWanted] = useState(false);
  const leave = () => setWanted(false);
  return {
    Part: (isWanted && part?.Component) || null,
    isComing: isWanted && !part,
    want() {
      setWanted(true);
      if (part) return;
      load().then(
        (Component) => setPart({ Component }),
        () => {
          leave();
          onAway();
        },
      );
    },
    leave,
  };
}
