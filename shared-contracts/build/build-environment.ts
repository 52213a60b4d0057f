import * as v from 'valibot';
import { logLevel, type ParsedVariables, parseVariables, port, type Variables } from '../server-kit/environment.ts';

/** What a package's build, its release service and its development server read. */
export const BUILD_VARIABLES = {
  /** Of the release service; 0 is a free one. */
  PORT: v.optional(port),
  HOST: v.optional(v.string(), '127.0.0.1'),
  LOG_LEVEL: v.optional(logLevel, 'info'),
  /** The folder of the releases, relative to the package's. */
  DIST_DIR: v.optional(v.string(), 'dist'),
  /** Names the version; otherwise it is the package's and a hash of its sources. */
  BUILD_VERSION: v.optional(v.string()),
  /** Of the visitors, who get the build as the canary; without it the build goes live. */
  CANARY_PERCENT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, 'must be a percentage'),
      v.transform(Number),
      v.maxValue(100, 'must be a percentage'),
    ),
  ),
  NODE_ENV: v.optional(v.string(), 'production'),
  /** The team's private key, a PEM file; this checkout's own without it. */
  RELEASE_KEY_FILE: v.optional(v.string()),
  /** The commit being built; needed outside a repository. */
  COMMIT: v.optional(v.string(), 'unknown'),
};

type BuildEnvironment = Extract<ReturnType<typeof parseBuildEnvironment>, { readonly ok: true }>['values'];

export function parseBuildEnvironment(variables: Variables) {
  return parseVariables(BUILD_VARIABLES, variables) satisfies ParsedVariables<object>;
}

/** @throws an Error that names every wrong variable */
export function buildEnvironment(): BuildEnvironment {
  const parsed = parseBuildEnvironment(process.env);
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'));
  return parsed.values;
}

/** For a child process: this one's environment with changes; undefined takes a variable out. */
export function childEnvironment(changes: Variables = {}): NodeJS.ProcessEnv {
  return { ...process.env, ...changes };
}
