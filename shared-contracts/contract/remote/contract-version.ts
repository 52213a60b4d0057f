/**
 * Semver of this contract. A remote's release says which one it was built against; the shell takes a release
 * of the same major whose minor it has reached (OPS-04). Raise minor for additions, major for anything a
 * deployed remote could notice missing.
 */
export const CONTRACT_VERSION = '0.3.0';
