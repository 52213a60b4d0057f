/** 'Cane & Rattan' to 'cane-rattan': lower case, hyphens for runs of anything else, none at the ends. */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
