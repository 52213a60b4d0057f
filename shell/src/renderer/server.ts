/** Entry of the node build. Federation must be up before React is asked for, hence the dynamic import. */
export const load = () => import('./entry-server.tsx');
