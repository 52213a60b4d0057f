/** A node of PostgreSQL's plan as `explain (format json)` tells it; what the shape needs. */
export interface ExplainedNode {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly ExplainedNode[];
}

/** What of a plan is compared: its nodes with their indexes and tables, without their costs. */
export function readPlan(plan: ExplainedNode) {
  return {
    shape: shapeOf(plan),
    buffers: (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
    rows: plan['Actual Rows'] ?? 0,
  };
}

/** 'Limit(Index Scan orders_of_user)'; nodes that are there twice once, since a plan may have as many as there are values. */
function shapeOf(node: ExplainedNode): string {
  const of = node['Index Name'] ?? node['Relation Name'];
  const name = of ? `${node['Node Type']} ${of}` : node['Node Type'];
  const below = [...new Set((node.Plans ?? []).map(shapeOf))];
  return below.length > 0 ? `${name}(${below.join(', ')})` : name;
}

/** Tables that a plan reads whole, of these. */
export const readWhole = (shape: string, tables: readonly string[]): readonly string[] =>
  tables.filter((table) => new RegExp(`Seq Scan ${table}\\b`).test(shape));
