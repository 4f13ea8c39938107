import { Argument, Command, type Option } from 'commander';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

/** `completion <shell>`: prints a script made from the commands of `program`. */
export function completionCommand(program: Command, print: (text: string) => void): Command {
  const shell = new Argument('<shell>', 'which shell').choices(SHELLS);
  return new Command('completion')
    .description('print a script that lets a shell complete commands, options and their values')
    .addArgument(shell)
    .addHelpText(
      'after',
      '\nbash, zsh: source <(search-gateway completion bash)\nfish: search-gateway completion fish | source',
    )
    .action((name: Shell) => print(WRITERS[name](program.name(), program.commands.map(toWords))));
}

/** What can be completed of a command. */
interface Words {
  name: string;
  about: string;
  options: Flag[];
  /** Values of its argument, where they are fixed. */
  values: readonly string[];
}

interface Flag {
  long: string;
  about: string;
  takes: 'nothing' | 'file' | 'value';
  values: readonly string[];
}

function toWords(command: Command): Words {
  return {
    name: command.name(),
    about: command.description(),
    // As `--help` lists them, itself included.
    options: command
      .createHelp()
      .visibleOptions(command)
      .flatMap((option) => (option.long ? [toFlag(option, option.long)] : [])),
    values: command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []),
  };
}

function toFlag({ flags, description, argChoices, required }: Option, long: string): Flag {
  const takes = flags.includes('<path>') ? 'file' : required ? 'value' : 'nothing';
  return { long, about: description, takes, values: argChoices ?? [] };
}

const WRITERS: Record<Shell, (program: string, commands: Words[]) => string> = {
  bash(program, commands) {
    const take = (words: readonly string[]) => `COMPREPLY=($(compgen -W "${words.join(' ')}" -- "$word"))`;
    const values = commands.flatMap(({ name, options }) =>
      options.flatMap(({ long, takes, values }) => {
        if (takes === 'nothing') return [];
        const reply = takes === 'file' ? 'COMPREPLY=($(compgen -f -- "$word"))' : take(values);
        return [`    "${name} ${long}") ${reply}; return ;;`];
      }),
    );
    const words = commands.map(
      ({ name, options, values }) => `    ${name}) ${take([...options.map(({ long }) => long), ...values])} ;;`,
    );
    return [
      `_${identifier(program)}() {`,
      `  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"`,
      '  COMPREPLY=()',
      `  if [ "$COMP_CWORD" -eq 1 ]; then ${take(commands.map(({ name }) => name))}; return; fi`,
      `  case "\${COMP_WORDS[1]} $before" in`,
      ...values,
      '  esac',
      `  case "\${COMP_WORDS[1]}" in`,
      ...words,
      '  esac',
      '}',
      `complete -F _${identifier(program)} ${program}`,
    ].join('\n');
  },

  zsh(program, commands) {
    const option = ({ long, about, takes, values }: Flag) => {
      const value = { nothing: '', file: ':path:_files', value: `:value:(${values.join(' ')})` }[takes];
      return `        ${quoted(`${long}[${about.replace(/[[\]:\\]/g, '\\$&')}]${value}`)}`;
    };
    const cases = commands.map(({ name, options, values }) =>
      [
        `      ${name})`,
        '        _arguments \\',
        ...options.map((flag) => `${option(flag)} \\`),
        `        '*:argument:(${values.join(' ')})' ;;`,
      ].join('\n'),
    );
    const described = commands.map(({ name, about }) => `    ${quoted(`${name}:${about}`)}`);
    return [
      `#compdef ${program}`,
      `_${identifier(program)}() {`,
      '  local -a commands',
      '  commands=(',
      ...described,
      '  )',
      '  if (( CURRENT == 2 )); then _describe command commands; return; fi',
      '  local command=$words[2]',
      '  shift words; (( CURRENT-- ))',
      '  case $command in',
      ...cases,
      '  esac',
      '}',
      `if [ "$funcstack[1]" = _${identifier(program)} ]; then _${identifier(program)} "$@"; else compdef _${identifier(program)} ${program}; fi`,
    ].join('\n');
  },

  fish(program, commands) {
    const lines = commands.flatMap(({ name, about, options, values }) => {
      const seen = `complete -c ${program} -n '__fish_seen_subcommand_from ${name}'`;
      const value = (flag: Flag) =>
        ({
          nothing: '',
          file: ' -r -F',
          value: ` -x${flag.values.length > 0 ? ` -a '${flag.values.join(' ')}'` : ''}`,
        })[flag.takes];
      return [
        `complete -c ${program} -n __fish_use_subcommand -a ${name} -d ${fishQuoted(about)}`,
        ...options.map((flag) => `${seen} -l ${flag.long.slice(2)}${value(flag)} -d ${fishQuoted(flag.about)}`),
        ...(values.length > 0 ? [`${seen} -a '${values.join(' ')}'`] : []),
      ];
    });
    return [`complete -c ${program} -f`, ...lines].join('\n');
  },
};

function identifier(program: string): string {
  return program.replaceAll('-', '_');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** In fish a backslash escapes inside single quotes. */
function fishQuoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}
