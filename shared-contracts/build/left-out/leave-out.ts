import type { LeftOutParts } from './left-out-parts.ts';

/**
 * A library's source without the bodies of some functions. It goes by the indentation of published code: a function
 * ends at the first closing brace as far in as its beginning. Throws when one is not there, so that an update of the
 * library that renames it stops the build instead of quietly bringing it back.
 */
export function leaveOut(source: string, { holding, functions, answers = {} }: Omit<LeftOutParts, 'file'>): string {
  if (holding && !source.includes(holding)) return source;
  // A name given for developers' tools is all that holds an unused component.
  let left = source
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/= (?=[\w$]+\.(forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ ');
  for (const name of functions) left = withBody(left, name, `throw Error('${name} is left out')`);
  for (const [name, body] of Object.entries(answers)) left = withBody(left, name, body);
  return left;
}

function withBody(source: string, name: string, body: string): string {
  const lines = source.split('\n');
  const declared = new RegExp(`^\\s*(async )?(function ${name}\\(.*[{(,]|${name}\\(.*\\{)$`);
  const start = lines.findIndex((line) => declared.test(line));
  const first = lines[start] ?? '';
  const indent = /^\s*/.exec(first)?.[0] ?? '';
  // Parameters that span lines close before the body opens.
  const opened = isBalanced(first)
    ? start
    : lines.findIndex((line, at) => at > start && closesParameters(line, indent));
  const end = lines.findIndex((line, at) => at > opened && line.startsWith(`${indent}}`));
  if (start < 0 || opened < 0 || end < 0)
    throw new Error(`${name}, which is to be left out, is not in this version of the library`);
  return [...lines.slice(0, opened + 1), `${indent}  ${body};`, ...lines.slice(end)].join('\n');
}

function isBalanced(line: string): boolean {
  return line.split('(').length === line.split(')').length;
}

function closesParameters(line: string, indent: string): boolean {
  return /^[})]/.test(line.slice(indent.length)) && line.startsWith(indent) && line.endsWith(') {');
}
