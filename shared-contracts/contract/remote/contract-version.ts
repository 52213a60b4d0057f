/**
 * Semver of what deployed remotes and the API rely on (docs/decisions/0022). A release names the version it
 * was built against, and sharing-rule.ts says which shells serve it.
 */
export const CONTRACT_VERSION = '1.9.0';
