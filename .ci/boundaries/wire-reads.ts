import { globSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ROOT = path.resolve(import.meta.dirname, '../..');
const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'];
const WIRE = path.join(ROOT, 'shared-contracts/contract/api/');
/** A picture of the store is the same on the wire, in fragments' props and in the kit. */
const SHARED = path.join(WIRE, 'shapes/image.ts');
const MONEY = path.join(ROOT, 'shared-contracts/contract/domain/money.ts');

/**
 * Where sources of these packages read a name of an answer as the wire has it ('AddressID'), or make paise of rupees: of each
 * file what it reads. By types, since a form's field and a stored member may have the same name.
 * @param added further sources by their paths, as if they were there
 */
export function wireReads(
  packages: readonly string[],
  added: Readonly<Record<string, string>> = {},
): readonly string[] {
  const files = packages.flatMap((name) => globSync(`${name}/src/**/*.{ts,tsx}`, { cwd: ROOT, exclude: TESTS }));
  const sources = new Map(Object.entries(added).map(([file, text]) => [path.join(ROOT, file), text]));
  const config = ts.readConfigFile(path.join(ROOT, 'tsconfig.base.json'), ts.sys.readFile).config as object;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT, {}, undefined, undefined, []);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => sources.has(file) || fileExists(file);
  host.readFile = (file) => sources.get(file) ?? readFile(file);
  const roots = [...new Set([...files.map((file) => path.join(ROOT, file)), ...sources.keys()])];
  const program = ts.createProgram([...roots, path.join(ROOT, 'shared-contracts/kit/css.d.ts')], options, host);
  const checker = program.getTypeChecker();
  return roots.flatMap((root) => {
    const source = program.getSourceFile(root);
    const names = new Set(source ? readsIn(source, checker) : []);
    return [...names].map((name) => `${path.relative(ROOT, root)} reads ${name}`);
  });
}

function readsIn(node: ts.Node, checker: ts.TypeChecker): readonly string[] {
  const name = nameRead(node, checker);
  const below: string[] = [];
  ts.forEachChild(node, (child) => void below.push(...readsIn(child, checker)));
  return name ? [name, ...below] : below;
}

function nameRead(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  if (ts.isImportSpecifier(node)) return isRupeesImport(node, checker) ? node.name.text : undefined;
  const found = memberRead(node, checker);
  return found && /^[A-Z]/.test(found.name) && found.declarations?.some(isOfAnswer) ? found.name : undefined;
}

/** `row.Name`, `row['Name']` or `{ Name }` taken out of a row. */
function memberRead(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (ts.isPropertyAccessExpression(node)) return checker.getSymbolAtLocation(node.name);
  if (ts.isElementAccessExpression(node)) return checker.getSymbolAtLocation(node.argumentExpression);
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined;
  const name = node.propertyName ?? node.name;
  return ts.isIdentifier(name) ? checker.getTypeAtLocation(node.parent).getProperty(name.text) : undefined;
}

/** Of a call's schema, but what is sent is named as the call takes it. */
function isOfAnswer(declaration: ts.Declaration): boolean {
  const { fileName } = declaration.getSourceFile();
  if (!fileName.startsWith(WIRE) || fileName === SHARED) return false;
  const request = ts.findAncestor(declaration, (at) => ts.isPropertyAssignment(at) && at.name.getText() === 'request');
  return request === undefined;
}

function isRupeesImport({ name, propertyName = name }: ts.ImportSpecifier, checker: ts.TypeChecker): boolean {
  if (propertyName.text !== 'fromRupees') return false;
  const symbol = checker.getSymbolAtLocation(name);
  const imported = symbol && checker.getAliasedSymbol(symbol);
  return imported?.declarations?.some((at) => at.getSourceFile().fileName === MONEY) ?? false;
}
