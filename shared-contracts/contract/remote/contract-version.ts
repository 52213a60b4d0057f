/**
 * Semver of what deployed remotes and the API rely on, written down in contract/surface.txt. A release says which one it
 * was built against; the shell takes it if the major is its own and its minor is reached (OPS-04).
 */
export const CONTRACT_VERSION = '1.0.0';
