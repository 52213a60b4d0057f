/** Entry of the node build. The dynamic import lets federation start before React is loaded. */
export const load = () => import('./entry-server.tsx');
