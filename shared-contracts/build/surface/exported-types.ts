import path from 'node:path';
import ts from 'typescript';

const CONTRACTS = path.resolve(import.meta.dirname, '../..');
const NO_FILE = ts.createSourceFile('none.ts', '', ts.ScriptTarget.Latest);
const FLAGS = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

/**
 * What modules export, with their types and every type of shared-contracts that those name: a line for each member, so
 * that an addition is a line more and a change is a line less.
 * @param entries files of modules that exist once in a page, by the name they are imported by
 */
export function exportedTypes(entries: Readonly<Record<string, string>>): string[] {
  const { config } = ts.readConfigFile(path.join(CONTRACTS, '../tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, CONTRACTS);
  const program = ts.createProgram([...Object.values(entries), path.join(CONTRACTS, 'kit/css.d.ts')], options);
  const checker = program.getTypeChecker();
  const printer = ts.createPrinter({ removeComments: true });
  const lines = new Set<string>();
  const described = new Set<ts.Symbol>();

  for (const source of program.getSourceFiles()) if (isOwnFile(source.fileName)) nameInferredTypes(source);
  for (const [entry, file] of Object.entries(entries)) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!source || !module) throw new Error(`${file} is no module`);
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      // The types of other libraries are theirs to version.
      if (!isOurs(symbol)) lines.add(`export ${entry} ${exported.name}`);
      else if (symbol.flags & ts.SymbolFlags.Value) describeValue(`export ${entry} ${exported.name}`, symbol, source);
      describeNamed(symbol);
    }
  }
  return [...lines];

  /** 'type Cart = InferOutput<…>' is written as Cart where it is used, which the compiler has forgotten. */
  function nameInferredTypes(source: ts.SourceFile): void {
    const module = checker.getSymbolAtLocation(source);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      if (!(symbol.flags & ts.SymbolFlags.TypeAlias)) continue;
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      const isNamed =
        (type as ts.ObjectType).objectFlags & (ts.ObjectFlags.ClassOrInterface | ts.ObjectFlags.Reference);
      if (type.flags & ts.TypeFlags.Object && !isNamed && isPlain(type)) type.aliasSymbol = symbol;
    }
  }

  function describeValue(name: string, symbol: ts.Symbol, at: ts.Node): void {
    const type = checker.getTypeOfSymbolAtLocation(symbol, at);
    if (symbol.flags & ts.SymbolFlags.Class)
      for (const made of type.getConstructSignatures()) lines.add(`${name}: new ${signature(made)}`);
    else describe(name, type);
  }

  /** A named type that is ours, once. */
  function describeNamed(symbol: ts.Symbol): void {
    const isType = symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class);
    if (!isType || !isOurs(symbol) || described.has(symbol)) return;
    described.add(symbol);
    const declaration = symbol.declarations?.find(ts.isTypeAliasDeclaration);
    if (declaration?.typeParameters && !ts.isUnionTypeNode(declaration.type))
      lines.add(`type ${symbol.name}: ${asDeclared(declaration.type)}`);
    else describe(`type ${symbol.name}`, checker.getDeclaredTypeOfSymbol(symbol), { isDeclaration: true });
  }

  function describe(name: string, type: ts.Type, { isDeclaration = false } = {}): void {
    if (type.isUnion() && (isDeclaration || type.types.every(isNameOrNothing)))
      for (const part of type.types) lines.add(`${name} | ${text(part)}`);
    else if (checker.isTupleType(type))
      for (const part of checker.getTypeArguments(type as ts.TypeReference)) lines.add(`${name} has ${text(part)}`);
    else if (type.symbol?.name === 'Words' && !isDeclaration) describeWords(name, type);
    else if (isDeclaration ? hasMembers(type) : isLiteralObject(type)) {
      for (const member of checker.getPropertiesOfType(type)) {
        if (member.declarations && !isOurs(member)) continue;
        const isOptional = member.flags & ts.SymbolFlags.Optional;
        const key = /^[$\w]+$/.test(member.name) ? `.${member.name}` : `[${JSON.stringify(member.name)}]`;
        describe(`${name}${key}${isOptional ? '?' : ''}`, checker.getTypeOfSymbol(member));
      }
    } else lines.add(`${name}: ${text(type, isDeclaration)}`);
  }

  /** Which texts there are; what they say is not promised. */
  function describeWords(name: string, type: ts.Type): void {
    const english = type.getProperty('english');
    for (const text of english ? checker.getTypeOfSymbol(english).getProperties() : [])
      lines.add(`${name}.${text.name}`);
  }

  function hasMembers(type: ts.Type): boolean {
    return Boolean(type.flags & ts.TypeFlags.Object) && !checker.isArrayType(type) && isPlain(type);
  }

  /** An anonymous object type, such as `{ a: 1 }`. */
  function isLiteralObject(type: ts.Type): boolean {
    const isAnonymous = (type as ts.ObjectType).objectFlags & (ts.ObjectFlags.Anonymous | ts.ObjectFlags.ObjectLiteral);
    return Boolean(type.flags & ts.TypeFlags.Object && isAnonymous) && !type.aliasSymbol && isPlain(type);
  }

  function isPlain(type: ts.Type): boolean {
    const isCalled = type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0;
    return !isCalled && checker.getPropertiesOfType(type).length > 0;
  }

  function signature(of: ts.Signature): string {
    return written(checker.signatureToSignatureDeclaration(of, ts.SyntaxKind.FunctionType, undefined, FLAGS));
  }

  function text(type: ts.Type, isDeclaration = false): string {
    return written(
      checker.typeToTypeNode(type, undefined, isDeclaration ? FLAGS | ts.NodeBuilderFlags.InTypeAlias : FLAGS),
    );
  }

  /** One line, with the members of each union in one order, which the compiler leaves to chance. */
  function written(node: ts.Node | undefined): string {
    if (!node) throw new Error('a type cannot be written');
    const sorted = ts.transform(node, [
      (context) => {
        const visit = (inner: ts.Node): ts.Node => {
          if (ts.isIdentifier(inner)) noteReference(inner);
          const visited = ts.visitEachChild(inner, visit, context);
          // How a function takes its options apart is its own business.
          if (ts.isParameter(visited) && ts.isObjectBindingPattern(visited.name)) return optionsLike(visited);
          if (!ts.isUnionTypeNode(visited)) return visited;
          const types = [...visited.types].toSorted((a, b) => (print(a) < print(b) ? -1 : 1));
          return ts.factory.createUnionTypeNode(types);
        };
        return (root) => visit(root);
      },
    ]);
    return print(sorted.transformed[0] ?? node);
  }

  function asDeclared(node: ts.TypeNode): string {
    const visit = (inner: ts.Node) => {
      const symbol = ts.isIdentifier(inner) && checker.getSymbolAtLocation(inner);
      if (symbol) describeNamed(symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
      ts.forEachChild(inner, visit);
    };
    visit(node);
    return print(node, node.getSourceFile());
  }

  function print(node: ts.Node, file = NO_FILE): string {
    return printer.printNode(ts.EmitHint.Unspecified, node, file).replace(/\s+/g, ' ');
  }

  function noteReference(identifier: ts.Identifier): void {
    const { symbol } = identifier as unknown as { readonly symbol?: ts.Symbol };
    if (symbol) describeNamed(symbol);
  }
}

function optionsLike({ questionToken, type }: ts.ParameterDeclaration): ts.ParameterDeclaration {
  return ts.factory.createParameterDeclaration(undefined, undefined, 'options', questionToken, type);
}

/** Whether a union member may be added without breaking users: names and undefined. */
function isNameOrNothing({ flags }: ts.Type): boolean {
  return Boolean(flags & (ts.TypeFlags.StringLiteral | ts.TypeFlags.Undefined));
}

function isOurs(symbol: ts.Symbol): boolean {
  return isOwnFile(symbol.declarations?.[0]?.getSourceFile().fileName ?? '');
}

function isOwnFile(file: string): boolean {
  return file.startsWith(CONTRACTS) && !file.includes('node_modules');
}
