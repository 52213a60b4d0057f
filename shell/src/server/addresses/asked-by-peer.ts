/** A header by which a shell tells a peer that it must not ask on. */
export const ASKED_BY_PEER = 'x-asked-by-peer';
