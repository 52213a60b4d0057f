import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './schema.ts';

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query whose SQL is composed once: for a large one that takes longer than the process's part of everything else.
 * @param compose uses each of the parameters as one value, and only as a value
 */
export function compileOnce<Parameters extends Readonly<Record<string, unknown>>, Row>(
  compose: (db: Db, parameters: Parameters) => Compilable<Row>,
): (db: Db, parameters: Parameters) => Promise<readonly Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  const placeholders = new Proxy({} as Parameters, { get: (_, name) => new Placeholder(String(name)) });
  return async (db, parameters) => {
    compiled ??= compose(db, placeholders).compile();
    const values = compiled.parameters.map((value) => (value instanceof Placeholder ? parameters[value.name] : value));
    return (await db.executeQuery<Row>({ ...compiled, parameters: values })).rows;
  };
}
