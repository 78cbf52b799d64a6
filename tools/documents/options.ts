import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The options of a command: each with whether the next word is its value. */
export type Options = ReadonlyMap<string, boolean>;

/** The options that follow from `node:util parseArgs` and from `process.argv.includes` in a source. */
function optionsIn(source: string): Options {
  const options = new Map<string, boolean>();
  const declared =
    /'?([\w-]+)'?: (?:\{\s*type: '(string|boolean)'(?:[^}]*?short: '(\w)')?|(stringOption)\b)/g;
  if (source.includes('parseArgs('))
    for (const [, name = '', type, short, text] of source.matchAll(declared)) {
      options.set(`--${name}`, type === 'string' || text !== undefined);
      if (short) options.set(`-${short}`, type === 'string');
    }
  for (const [, flag = ''] of source.matchAll(/process\.argv\.includes\('(--[\w-]+)'\)/g))
    options.set(flag, false);
  return options;
}

/**
 * Returns the options of a TypeScript command of the repository, which it or a module beside it parses. Undefined if it
 * passes its arguments to another program.
 */
export function optionsOfSource(file: string): Options | undefined {
  const source = readFileSync(file, 'utf8');
  if (/runCommand\([^)]*process\.argv/.test(source)) return undefined;
  const beside = [...source.matchAll(/from '(\.\/[\w-]+\.ts)'/g)].map(([, name = '']) =>
    join(dirname(file), name),
  );
  return new Map(
    [source, ...beside.map((name) => readFileSync(name, 'utf8'))].flatMap((text) => [...optionsIn(text)]),
  );
}

/** The words before `--help`, for programs whose options belong to a command of theirs. */
const helpCommands: Readonly<Record<string, string>> = { playwright: 'test', stryker: 'run', vitest: 'run' };

const helps = new Map<string, Options>();

/** Returns the options that an installed program names in its help. */
export function optionsOfProgram(name: string): Options {
  const known = helps.get(name);
  if (known) return known;
  const command = helpCommands[name];
  const text = execFileSync(join('node_modules/.bin', name), [...(command ? [command] : []), '--help'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const options = new Map<string, boolean>();
  for (const line of text.split('\n')) {
    const hasValue = /^\s*(-\w, *)?--[\w-]+[ =]</.test(line);
    for (const [, flag = ''] of line.matchAll(/(?<![\w-])(--?[A-Za-z][\w-]*)/g))
      options.set(flag, hasValue || (options.get(flag) ?? false));
  }
  helps.set(name, options);
  return options;
}

/** Whether a program is installed in the workspace. */
export function isProgram(name: string): boolean {
  return existsSync(join('node_modules/.bin', name));
}
