import { CommandRefused } from './command-refused.ts';
import type { Folder, InputFile, OutputFile } from './files.ts';

interface Value {
  /** A sentence for help. */
  readonly about: string;
  /** The values it may have, in any case. */
  readonly oneOf?: readonly string[];
  /** What it is without a value. */
  readonly default?: string;
  /** It may be repeated: `given` has a list. */
  readonly many?: true;
  /** Turns the typed text into what the command needs. `name` is '--until' or 'CODE'. Throws `CommandRefused`. */
  readonly read?: (name: string, typed: string) => unknown;
  /** The path of a file of the operator's: `given` has the means to read or write it. '-' is standard input or output. */
  readonly file?: 'read' | 'write' | 'folder';
  /** Names the file to write when a folder was typed: a name without the ending of this one. */
  readonly inFolder?: () => string;
}

/** What follows a command's name, in order: { code: … } is shown as CODE. */
export type Words = Readonly<Record<string, Value & { readonly optional?: true }>>;

/** { perPerson: … } is typed as --per-person. Without `takes` it is a switch. */
export type Options = Readonly<
  Record<string, Value & { /** E.g. 'RUPEES'. */ readonly takes?: string; readonly required?: true }>
>;

type One<Spec> = Spec extends { read: (name: string, typed: string) => infer Read }
  ? Read
  : Spec extends { oneOf: readonly (infer Word)[] }
    ? Word
    : Spec extends { file: 'read' }
      ? InputFile
      : Spec extends { file: 'write' }
        ? OutputFile
        : Spec extends { file: 'folder' }
          ? Folder
          : string;

type ValueOf<Spec> = Spec extends { many: true } ? readonly One<Spec>[] : One<Spec>;

type WordOf<Spec> = Spec extends { many: true }
  ? ValueOf<Spec>
  : Spec extends { optional: true }
    ? Spec extends { default: string }
      ? ValueOf<Spec>
      : ValueOf<Spec> | undefined
    : ValueOf<Spec>;

type OptionOf<Spec> = Spec extends { takes: string }
  ? Spec extends { required: true } | { default: string } | { many: true }
    ? ValueOf<Spec>
    : ValueOf<Spec> | undefined
  : boolean;

export type GivenOptions<Named extends Options> = { readonly [Key in keyof Named]: OptionOf<Named[Key]> };

/** What was typed, by the keys of words and options. */
export type Given<Typed extends Words, Named extends Options> = {
  readonly [Key in keyof Typed]: WordOf<Typed[Key]>;
} & {
  readonly [Key in keyof Named]: OptionOf<Named[Key]>;
};

export const wordName = (key: string) => kebab(key).toUpperCase();
export const optionName = (key: string) => `--${kebab(key)}`;
const kebab = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Checks and converts what was typed, undefined where nothing was. Throws `CommandRefused`. */
export function readValue(name: string, spec: Value, typed: unknown): unknown {
  if (typed === undefined) return spec.many ? [] : spec.default;
  if (typeof typed === 'boolean') return typed;
  return Array.isArray(typed)
    ? typed.map((one) => readOne(name, spec, String(one)))
    : readOne(name, spec, String(typed));
}

function readOne(name: string, { oneOf, read }: Value, typed: string): unknown {
  const known = oneOf?.find((word) => word.toLowerCase() === typed.toLowerCase());
  if (oneOf && known === undefined) throw new CommandRefused(`${name} is one of: ${oneOf.join(', ')}.`);
  const word = known ?? typed;
  return read ? read(name, word) : word;
}
