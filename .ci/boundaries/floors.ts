import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The layers of the back end: a part, the parts it may import, and its folders from the lowest layer up. */
export interface Part {
  readonly on: readonly string[];
  /** Folders of one layer do not import one another. '' is the part's own files. */
  readonly floors: readonly (readonly string[])[];
}
export type House = Readonly<Record<string, Part>>;

export interface Arrow {
  readonly file: string;
  readonly target: string;
}

const RELATIVE_IMPORT = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;

/** Imports between the files of a folder, without tests and their helpers. */
export function importsIn(folder: string): Arrow[] {
  return globSync('**/*.ts', { cwd: folder, exclude: ['testing/**', '**/*.test.ts'] }).flatMap((file) => {
    const source = readFileSync(path.join(folder, file), 'utf8');
    return [...source.matchAll(RELATIVE_IMPORT)].map(([, target = '']) => ({
      file,
      target: path.join(path.dirname(file), target),
    }));
  });
}

const OWNED = /interface Database \{\n([\s\S]*?)\n {2}\}/g;
const TABLE = /^ {4}(\w+): /gm;
const QUERIED = /(?:selectFrom|insertInto|updateTable|deleteFrom|Join|using|from)\(\s*\[?\s*'(\w+)/g;
const SQL = /\bsql(?:<[^`]*>)?`[^`]*`/g;
const NAMED = /\b(?:from|join|update|into|using)\s+(\w+)/gi;

/** For each table that a file's SQL names, the file of the room that declares it. */
export function queriesIn(folder: string, exclude: readonly string[]): Arrow[] {
  const files = globSync('**/*.ts', { cwd: folder, exclude: ['testing/**', '**/*.test.ts', ...exclude] });
  const sources = files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const);
  const owners = new Map<string, string>();
  for (const [file, source] of sources) {
    for (const [, tables = ''] of source.matchAll(OWNED)) {
      for (const [, table = ''] of tables.matchAll(TABLE)) owners.set(table, file);
    }
  }
  return sources.flatMap(([file, source]) => {
    const inSql = [...source.matchAll(SQL)].flatMap(([statement]) => [...statement.matchAll(NAMED)]);
    const named = new Set([...source.matchAll(QUERIED), ...inSql].map(([, table = '']) => table));
    return [...named].flatMap((table) => owners.get(table) ?? []).map((target) => ({ file, target }));
  });
}

/** Arrows that lead to a part above, or beside: rooms of one part share its tables. */
export function leadingUp(house: House, arrows: readonly Arrow[]): string[] {
  const part = (file: string) => file.split('/', 1)[0] ?? '';
  const isUp = ({ file, target }: Arrow) =>
    file.includes('/') && part(file) !== part(target) && !house[part(file)]?.on.includes(part(target));
  return [...new Set(arrows.filter(isUp).map(({ file, target }) => `${file} queries ${target}`))].sort();
}

/** Imports that do not lead to a lower layer, and folders without a layer. */
export function faultsOf(house: House, arrows: readonly Arrow[]): string[] {
  const rooms = new Set(arrows.flatMap(({ file, target }) => [roomOf(house, file), roomOf(house, target)]));
  const drawn = Object.entries(house).flatMap(([part, { floors }]) => floors.flat().map((room) => `${part}/${room}`));
  return [
    ...new Set(arrows.flatMap(({ file }) => (roomOf(house, file) ? [] : [`${file} is in no room`]))),
    ...drawn.filter((room) => !rooms.has(room)).map((room) => `nothing is in ${room}`),
    ...arrows.filter((arrow) => !leadsDown(house, arrow)).map(({ file, target }) => `${file} imports ${target}`),
  ];
}

/** 'catalog/listing', 'catalog/' for a file of the part itself; undefined for a file outside the layers. */
function roomOf(house: House, file: string): string | undefined {
  const [part = '', room, ...deeper] = file.split('/');
  // The composition and the entry points may import everything.
  if (room === undefined) return '/';
  const found = house[part]?.floors.flat().includes(deeper.length > 0 ? room : '');
  return found ? `${part}/${deeper.length > 0 ? room : ''}` : undefined;
}

function leadsDown(house: House, { file, target }: Arrow): boolean {
  const [from, to] = [roomOf(house, file), roomOf(house, target)];
  if (from === undefined || to === undefined) return false;
  if (from === to || from === '/') return true;
  const [part = '', room = ''] = from.split('/');
  const [otherPart = '', otherRoom = ''] = to.split('/');
  if (part !== otherPart) return house[part]?.on.includes(otherPart) ?? false;
  const floor = (wanted: string) => house[part]?.floors.findIndex((rooms) => rooms.includes(wanted)) ?? -1;
  return floor(otherRoom) < floor(room);
}
