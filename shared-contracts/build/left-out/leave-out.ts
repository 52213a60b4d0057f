import type { LoaderContext } from '@rspack/core';
import ts from 'typescript';
import type { LeftOutParts } from './left-out-parts.ts';

/** The bundler's side of it: the parts come as the loader's options. */
export default function leaveOutLoader(this: LoaderContext<LeftOutParts>, source: string): string {
  return leaveOut(source, this.getOptions());
}

interface Change {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * A library's source without the bodies of some functions. Throws when one is not there, so that an update of the
 * library that renames it stops the build instead of quietly bringing it back.
 */
export function leaveOut(source: string, { holding, functions, answers = {} }: Omit<LeftOutParts, 'file'>): string {
  if (holding && !source.includes(holding)) return source;
  const bodies = new Map(functions.map((name) => [name, `throw Error('${name} is left out');`]));
  for (const [name, body] of Object.entries(answers)) bodies.set(name, body);
  const file = ts.createSourceFile('library.mjs', source, ts.ScriptTarget.Latest);
  const changes: Change[] = [];
  const visit = (node: ts.Node): void => {
    const change = withoutBody(node, file, bodies) ?? withoutHold(node, file);
    if (change) changes.push(change);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  const [missing] = bodies.keys();
  if (missing) throw new Error(`${missing}, which is to be left out, is not in this version of the library`);
  return changes.reduceRight((left, { from, to, text }) => left.slice(0, from) + text + left.slice(to), source);
}

/** Takes the name of a function that is found out of the map. */
function withoutBody(node: ts.Node, file: ts.SourceFile, bodies: Map<string, string>): Change | undefined {
  if (!(ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) || !node.body) return;
  const name = node.name?.getText(file) ?? '';
  const body = bodies.get(name);
  if (body === undefined) return;
  bodies.delete(name);
  return { from: node.body.getStart(file), to: node.body.end, text: `{ ${body} }` };
}

const MAKERS = ['forwardRef', 'createContext', 'memo'];

/** A name given for developers' tools, or a call that might do something, is all that holds an unused component. */
function withoutHold(node: ts.Node, file: ts.SourceFile): Change | undefined {
  if (ts.isExpressionStatement(node) && /^\w+\.displayName = /.test(node.getText(file)))
    return { from: node.getStart(file), to: node.end, text: '' };
  const made = ts.isVariableDeclaration(node) && node.initializer;
  if (!made || !ts.isCallExpression(made) || !ts.isPropertyAccessExpression(made.expression)) return;
  if (!MAKERS.includes(made.expression.name.text)) return;
  const start = made.getStart(file);
  return { from: start, to: start, text: '/* @__PURE__ */ ' };
}
