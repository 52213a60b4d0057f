/**
 * Semver of what deployed remotes and the API rely on, recorded in contract/surface.txt. A release names the version it
 * was built against; the shell accepts its own major with the same or an older minor (OPS-04).
 */
export const CONTRACT_VERSION = '1.0.0';
