import { fileURLToPath } from 'node:url';
import { type Command, command } from './command.ts';
import { optionName } from './given.ts';
import { commonOptions, type Vocabulary } from './read-line.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** A script that completes subjects, commands, options and their known values without starting a process. */
export function completionCommand(vocabulary: () => Vocabulary): Command {
  return command({
    name: 'completion',
    summary: 'A script that lets a shell complete subjects, commands, options and files.',
    details:
      'It also defines "store", which stands for "npm run store --". In ~/.bashrc or ~/.zshrc: source <(… completion bash).',
    words: { shell: { about: 'Your shell.', oneOf: SHELLS } },
    examples: ['bash > ~/.store-completion', 'zsh', 'fish > ~/.config/fish/completions/store.fish'],
    alone: true,
    async *run(_context, { shell }) {
      yield* shell === 'fish' ? forFish(vocabulary()) : forBash(vocabulary(), shell);
    },
  });
}

/** What may follow the words so far: ' orders' has its commands, ' orders list' its options. */
function followers({ commands }: Vocabulary): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (path: string, word: string) => found.set(path, (found.get(path) ?? new Set()).add(word));
  for (const one of commands) {
    let before = '';
    for (const word of one.name.split(' ')) {
      add(before, word);
      before += ` ${word}`;
    }
    for (const { oneOf } of Object.values(one.words)) for (const word of oneOf ?? []) add(before, word);
    for (const key of Object.keys(optionsOf(one))) add(before, optionName(key));
    add(before, '--help');
  }
  return found;
}

const optionsOf = (one: Command) => ({ ...one.options, ...commonOptions(one) });

/** The known values of options, by ' orders list --status'. */
function valuesOf({ commands }: Vocabulary): readonly (readonly [string, readonly string[]])[] {
  return commands.flatMap((one) =>
    Object.entries(optionsOf(one)).flatMap(([key, { oneOf }]) =>
      oneOf ? [[` ${one.name} ${optionName(key)}`, oneOf] as const] : [],
    ),
  );
}

function forBash(vocabulary: Vocabulary, shell: 'bash' | 'zsh'): readonly string[] {
  const next = followers(vocabulary);
  const cases = (entries: Iterable<readonly [string, Iterable<string>]>) =>
    [...entries].map(([path, words]) => `    ${quoted(path)}) words=${quoted([...words].join(' '))} ;;`);
  const paths = [...next.keys()].filter(Boolean).map(quoted).join('|');
  const zsh = ['autoload -U +X compinit && compinit', 'autoload -U +X bashcompinit && bashcompinit'];
  return [
    ...(shell === 'zsh' ? zsh : []),
    `type store >/dev/null 2>&1 || store() { npm run --silent --prefix ${quoted(ROOT)} store -- "$@"; }
_store() {
  local word path="" words="" current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  for word in "\${COMP_WORDS[@]:1:$((COMP_CWORD-1))}"; do
    case "$path $word" in
      ${paths}) path="$path $word" ;;
    esac
  done
  case "$path" in`,
    ...cases(next),
    '  esac',
    '  case "$path $previous" in',
    ...cases(valuesOf(vocabulary)),
    `  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [ "\${#COMPREPLY[@]}" -eq 0 ]; then COMPREPLY=($(compgen -f -- "$current")); fi
}
complete -F _store store`,
  ];
}

function forFish(vocabulary: Vocabulary): readonly string[] {
  const { commands, subjects } = vocabulary;
  const next = followers(vocabulary);
  const seen = (path: string) =>
    path
      .split(' ')
      .filter(Boolean)
      .map((word) => `__fish_seen_subcommand_from ${word}`);
  const lines = [`function store; npm run --silent --prefix ${quoted(ROOT)} store -- $argv; end`];
  for (const [path, words] of next) {
    const among = [...words].filter((word) => !word.startsWith('--'));
    const isCommand = commands.some(({ name }) => path === ` ${name}`);
    if (isCommand || among.length === 0) continue;
    const when = [...seen(path), `not __fish_seen_subcommand_from ${among.join(' ')}`].join('; and ');
    for (const word of among) {
      const name = `${path} ${word}`.trim();
      const about = commands.find((one) => one.name === name)?.summary ?? subjects[name] ?? '';
      lines.push(`complete -c store -f -n ${quoted(when)} -a ${word} -d ${quoted(about)}`);
    }
  }
  for (const one of commands) {
    const when = quoted(seen(one.name).join('; and '));
    for (const { oneOf } of Object.values(one.words)) {
      if (oneOf) lines.push(`complete -c store -f -n ${when} -a ${quoted(oneOf.join(' '))}`);
    }
    for (const [key, { takes, oneOf, about }] of Object.entries(optionsOf(one))) {
      const value = takes === undefined ? '' : oneOf ? ` -x -a ${quoted(oneOf.join(' '))}` : ' -r';
      lines.push(`complete -c store -n ${when} -l ${optionName(key).slice(2)}${value} -d ${quoted(about)}`);
    }
  }
  return lines;
}

/** For POSIX shells and fish. */
const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
