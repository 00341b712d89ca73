import { COMMANDS, OPTION_ENTRIES } from './commands.ts';
import { UsageError } from './parse-options.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

const optionsOf = (command: string) => OPTION_ENTRIES.filter(({ of }) => of.length === 0 || of.some((name) => name === command));
const flags = (command: string) => optionsOf(command).map(({ name }) => `--${name}`);
const NAMES = COMMANDS.map(({ name }) => name);
const WITH_CHOICES = OPTION_ENTRIES.flatMap(({ name, choices }) => (choices ? [{ name, choices }] : []));

// Values of the other options are files, folders and free texts: the shell's own completion of files.
function bash(): string {
  const values = WITH_CHOICES.map(
    ({ name, choices }) => `    --${name}) COMPREPLY=($(compgen -W "${choices.join(' ')}" -- "$word")); return ;;`,
  );
  const commands = NAMES.map((name) => `    ${name}) options="${flags(name).join(' ')}" ;;`);
  return `# sitebrief completion bash > /etc/bash_completion.d/sitebrief
_sitebrief() {
  local word="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" options=""
  case "$previous" in
${values.join('\n')}
    completion) COMPREPLY=($(compgen -W "${SHELLS.join(' ')}" -- "$word")); return ;;
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${NAMES.join(' ')} --help --version" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${commands.join('\n')}
  esac
  case "$word" in
    -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
    *) COMPREPLY=($(compgen -f -- "$word")) ;;
  esac
}
complete -o filenames -F _sitebrief sitebrief
`;
}

/** In single quotes of zsh and fish; no text of the tables has one itself. */
const quoted = (text: string) => `'${text.replaceAll("'", '')}'`;
/** Brackets and colons end a part of a zsh argument. */
const plain = (text: string) => text.replaceAll('[', '(').replaceAll(']', ')').replaceAll(':', ' ');

function zsh(): string {
  const option = ({ name, value, choices, about }: (typeof OPTION_ENTRIES)[number]) => {
    const values = choices ? `(${choices.join(' ')})` : value === 'FILE' || value === 'DIR' ? '_files' : ' ';
    return quoted(`--${name}[${plain(about[0] ?? '')}]${value ? `:${plain(value)}:${values}` : ''}`);
  };
  const commands = COMMANDS.map(({ name }) => {
    const words = name === 'completion' ? [quoted(`1:shell:(${SHELLS.join(' ')})`)] : [quoted('*:address or file:_files')];
    return `    ${name}) _arguments ${[...optionsOf(name).map(option), ...words].join(' ')} ;;`;
  });
  return `#compdef sitebrief
# sitebrief completion zsh > "\${fpath[1]}/_sitebrief"
_sitebrief() {
  local -a commands
  commands=(${COMMANDS.map(({ name, about }) => quoted(`${name}:${plain(about)}`)).join(' ')})
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command="$words[2]"
  shift words
  (( CURRENT-- ))
  case "$command" in
${commands.join('\n')}
  esac
}
_sitebrief "$@"
`;
}

function fish(): string {
  const commands = COMMANDS.map(({ name, about }) => `complete -c sitebrief -n __fish_use_subcommand -f -a ${name} -d ${quoted(about)}`);
  const options = OPTION_ENTRIES.map(({ name, value, choices, of, about }) => {
    const when = of.length > 0 ? ` -n '__fish_seen_subcommand_from ${of.join(' ')}'` : '';
    const values = choices ? ` -xa '${choices.join(' ')}'` : value === 'FILE' || value === 'DIR' ? ' -rF' : value ? ' -x' : ' -f';
    return `complete -c sitebrief${when} -l ${name}${values} -d ${quoted(about[0] ?? '')}`;
  });
  const shells = `complete -c sitebrief -n '__fish_seen_subcommand_from completion' -f -a '${SHELLS.join(' ')}'`;
  return `# sitebrief completion fish > ~/.config/fish/completions/sitebrief.fish\n${[...commands, ...options, shells].join('\n')}\n`;
}

/** The completion script for a shell. Throws `UsageError` for an unknown one. */
export function completionScript(shell: string | undefined): string {
  if (shell === 'bash') return bash();
  if (shell === 'zsh') return zsh();
  if (shell === 'fish') return fish();
  throw new UsageError(`completion takes the name of a shell: ${SHELLS.join(', ')}.`);
}
