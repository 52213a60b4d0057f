import { type ComponentType, createElement } from 'react';
import { createRoot } from 'react-dom/client';

/** For pages of other sites, whatever they are made with: shows a component in an element, and returns how to take it away. */
export function mounting<Props extends object>(Component: ComponentType<Props>) {
  return (target: Element, props: Props): (() => void) => {
    const root = createRoot(target);
    root.render(createElement(Component, props));
    return () => root.unmount();
  };
}
