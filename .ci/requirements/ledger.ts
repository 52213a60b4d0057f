import ts from 'typescript';

const PROMISE = /^- ([A-Z]+-\d{2}) /gm;
const ID = '[A-Z]+-\\d{2}';
/** `[CAT-15]` or `[CAT-15 CART-03]` in a Jest title. */
const IN_BRACKETS = new RegExp(`\\[(${ID}(?:[ ,]+${ID})*)\\]`, 'g');
/** `@CAT-15`, the tag of a Playwright test. */
const TAG = new RegExp(`^@(${ID})$`);

/** Ids of the promises of docs/requirements.md, in order. */
export function promisedIds(ledger: string): string[] {
  return [...ledger.matchAll(PROMISE)].map(([, id = '']) => id);
}

/** Ids in a test's title or tag. */
export function idsIn(text: string): string[] {
  const [, tag] = TAG.exec(text) ?? [];
  if (tag) return [tag];
  return [...text.matchAll(IN_BRACKETS)].flatMap(([, ids = '']) => ids.split(/[ ,]+/));
}

/** Ids named by the tests of a source file, found without running it; comments and skipped tests do not count. */
export function namedIds(source: string): string[] {
  const ids: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isSkipped(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      ids.push(...idsIn(node.text));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.test.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return ids;
}

/** `test.skip('…', …)`, `describe.skip(…)`, `test.todo('…')` and their like. */
function isSkipped(node: ts.Node): boolean {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    ['skip', 'todo', 'fixme'].includes(node.expression.name.text)
  );
}

interface Coverage {
  /** Promised, not marked as future, and without a test. */
  readonly unproven: readonly string[];
  /** Named by a test or marked as future, but not promised: probably a typing error. */
  readonly unknown: readonly string[];
}

export function coverage(
  promised: readonly string[],
  shown: ReadonlySet<string>,
  pending: readonly string[],
): Coverage {
  const known = new Set(promised);
  return {
    unproven: promised.filter((id) => !shown.has(id) && !pending.includes(id)),
    unknown: [...shown, ...pending].filter((id) => !known.has(id)),
  };
}
