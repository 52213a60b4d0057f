/** A vertical team, by the name of its package without 'mfe-': a shell learns at run time which ones there are. */
export type Team = string;

/** The teams whose pages the contract names, because others link to them. */
export const CONTRACT_TEAMS = ['catalog', 'cart-checkout', 'account', 'content'] as const;
export type ContractTeam = (typeof CONTRACT_TEAMS)[number];

const PACKAGE = /^mfe-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;

/** They own texts under these names. */
const NO_TEAMS = ['shell', 'shared-contracts'];

/** The team of a package, 'mfe-catalog'; null if the name is not a remote's. */
export function teamOfPackage(name: string): Team | null {
  const [, team] = PACKAGE.exec(name) ?? [];
  return team === undefined || team.length > 40 || NO_TEAMS.includes(team) ? null : team;
}

/** The package that a team deploys: 'mfe-catalog'. */
export function packageOf(team: Team): string {
  return `mfe-${team}`;
}

/** The name of its federation container: 'mfe_catalog'. */
export function containerOf(team: Team): string {
  return packageOf(team).replaceAll('-', '_');
}

export function teamOf(id: `${Team}/${string}`): Team {
  return id.slice(0, id.indexOf('/'));
}

/** 'catalog/pages/listing' is 'mfe_catalog/pages/listing'. */
export function federatedName(id: `${Team}/${string}`): string {
  const team = teamOf(id);
  return `${containerOf(team)}${id.slice(team.length)}`;
}
