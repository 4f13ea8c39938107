/** The scripts are run by the shells that they are for; what is not installed is skipped by name. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { tools } from '../../src/tools/registry.js';
import { run } from '../helpers/product.js';

/** Programs that take the path of the script and what is typed, and print what the shell then offers, one a line. */
const OFFER: Record<string, string> = {
  bash: `
    source "$1"
    read -ra COMP_WORDS <<<"$2"
    [[ $2 == *' ' ]] && COMP_WORDS+=('')
    COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
    definition=($(complete -p "\${COMP_WORDS[0]}"))
    "\${definition[2]}"
    printf '%s\\n' "\${COMPREPLY[@]}"`,
  fish: `
    source $argv[1]
    complete -C $argv[2]`,
  // Its completion needs a terminal and an editor in it; each match is told while it is added.
  zsh: `
    zmodload zsh/zpty
    found=$1.found
    zpty shell zsh -f -i
    cat > $1.setup <<X
PS1=; autoload -Uz compinit; compinit -u -D; source \${(q)1}
compadd() {
  if (( ! \\\${@[(I)-[OAD]]} )); then
    local -a matches; builtin compadd -A matches "\\$@"; print -rl -- \\$matches >> \${(q)found}
  fi
  builtin compadd "\\$@"
}
offer() { zle complete-word; print -r -- '<offered>' }
zle -N offer; bindkey '^I' offer
X
    : > $found
    zpty -w shell "source \${(q)1}.setup"
    zpty -w -n shell "$2"$'\\t'
    zpty -r shell line '*<offered>*'
    zpty -d shell
    cat $found`,
};
/** How a shell takes a program and its arguments, without the settings of whoever runs this. */
const ARGUMENTS: Record<string, string[]> = {
  bash: ['--norc', '-c', OFFER.bash ?? '', 'bash'],
  fish: ['--no-config', '-c', OFFER.fish ?? ''],
  zsh: ['-f', '-c', OFFER.zsh ?? '', 'zsh'],
};

const flagsOf = (tool: (typeof tools)[number]) =>
  Object.keys(tool.input.shape)
    .filter((name) => name !== tool.argument)
    .map((name) => `--${name.replaceAll('_', '-')}`);

for (const [shell, args] of Object.entries(ARGUMENTS)) {
  const isMissing = spawnSync(shell, ['--version']).error !== undefined;
  t.test(`${shell} offers commands, options, values and files`, { skip: isMissing && `needs ${shell}` }, async (t) => {
    const script = join(t.testdir({}), 'script');
    writeFileSync(script, (await run(['completion', shell])).stdout);
    const offered = (typed: string): string[] => {
      const { stdout, stderr } = spawnSync(shell, [...args, script, `search-gateway ${typed}`], { encoding: 'utf8' });
      t.equal(stderr, '');
      const lines = stdout.split('\n').map((line) => line.split('\t')[0] ?? '');
      return [...new Set(lines)].filter(Boolean).sort();
    };
    const commands = offered('');
    for (const name of [...tools.map(({ command }) => command), 'gateway', 'doctor'])
      t.ok(commands.includes(name), name);
    for (const tool of tools) {
      const flags = offered(`${tool.command} --`);
      for (const flag of [...flagsOf(tool), '--json', '--help']) t.ok(flags.includes(flag), `${tool.command} ${flag}`);
    }
    t.strictSame(offered('search --safesearch '), ['moderate', 'off', 'on']);
    t.strictSame(offered('search --safesearch m'), ['moderate']);
    t.strictSame(offered('completion z'), ['zsh']);
    t.strictSame(offered('fetch --file package.js'), ['package.json']);
  });
}

t.test('another shell is wrong usage', async (t) => {
  t.match(await run(['completion', 'canary']), { code: 2, stdout: '' });
});
