/** The vertical teams, the package each deploys and the name of its federation container. */
export const TEAMS = {
  catalog: { package: 'mfe-catalog', container: 'mfe_catalog' },
  'cart-checkout': { package: 'mfe-cart-checkout', container: 'mfe_cart_checkout' },
  account: { package: 'mfe-account', container: 'mfe_account' },
  content: { package: 'mfe-content', container: 'mfe_content' },
} as const;

export type Team = keyof typeof TEAMS;
export type RemotePackage = (typeof TEAMS)[Team]['package'];

export const TEAM_NAMES = Object.keys(TEAMS) as readonly Team[];

export function teamOf(id: `${Team}/${string}`): Team {
  return id.slice(0, id.indexOf('/')) as Team;
}

/** 'catalog/pages/listing' is 'mfe_catalog/pages/listing'. */
export function federatedName(id: `${Team}/${string}`): string {
  const team = teamOf(id);
  return `${TEAMS[team].container}${id.slice(team.length)}`;
}
