import type { LoaderContext } from '@rspack/core';
import ts from 'typescript';
import type { StrippedFunctions } from './stripped-functions.ts';

/** The bundler's loader; its options are one entry of STRIPPED_FUNCTIONS. */
export default function stripFunctionsLoader(this: LoaderContext<StrippedFunctions>, source: string): string {
  return stripFunctions(source, this.getOptions());
}

interface Change {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * Replaces the bodies of some functions. Throws when a function is missing, so that an update of the library that renames
 * it stops the build.
 */
export function stripFunctions(
  source: string,
  { holding, functions, answers = {}, classes = [] }: Omit<StrippedFunctions, 'file'>,
): string {
  if (holding && !source.includes(holding)) return source;
  const bodies = new Map(functions.map((name) => [name, `throw Error('${name} is stripped');`]));
  for (const [name, body] of Object.entries(answers)) bodies.set(name, body);
  const file = ts.createSourceFile('library.mjs', source, ts.ScriptTarget.Latest);
  const changes: Change[] = [];
  const visit = (node: ts.Node): void => {
    const change = withoutBody(node, file, bodies) ?? withoutMethod(node, file, classes) ?? treeShakable(node, file);
    if (change) changes.push(change);
    else ts.forEachChild(node, visit);
  };
  visit(file);
  const [missing] = bodies.keys();
  if (missing) throw new Error(`${missing}, which is to be stripped, is not in this version of the library`);
  return changes.reduceRight((left, { from, to, text }) => left.slice(0, from) + text + left.slice(to), source);
}

/** Deletes the names of found functions from the map. */
function withoutBody(node: ts.Node, file: ts.SourceFile, bodies: Map<string, string>): Change | undefined {
  if (!(ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) || !node.body) return;
  const name = node.name?.getText(file) ?? '';
  const body = bodies.get(name);
  if (body === undefined) return;
  bodies.delete(name);
  return { from: node.body.getStart(file), to: node.body.end, text: `{ ${body} }` };
}

/** `Box.prototype.open = function () { … };` */
function withoutMethod(node: ts.Node, file: ts.SourceFile, classes: readonly string[]): Change | undefined {
  if (!ts.isExpressionStatement(node)) return;
  const [owner = '', member] = node.getText(file).split('.', 2);
  if (member !== 'prototype' || !classes.includes(owner)) return;
  return { from: node.getStart(file), to: node.end, text: '' };
}

const MAKERS = ['forwardRef', 'createContext', 'memo'];

/** A displayName, or a call without a PURE mark, keeps an unused component from being tree-shaken. */
function treeShakable(node: ts.Node, file: ts.SourceFile): Change | undefined {
  if (ts.isExpressionStatement(node) && /^\w+\.displayName = /.test(node.getText(file)))
    return { from: node.getStart(file), to: node.end, text: '' };
  const made = ts.isVariableDeclaration(node) && node.initializer;
  if (!made || !ts.isCallExpression(made) || !ts.isPropertyAccessExpression(made.expression)) return;
  if (!MAKERS.includes(made.expression.name.text)) return;
  const start = made.getStart(file);
  return { from: start, to: start, text: '/* @__PURE__ */ ' };
}
