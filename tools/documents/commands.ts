import { existsSync, globSync, readFileSync } from 'node:fs';
import { checkedFiles } from '../wording/files.ts';
import { codeLines, inlineCode } from './document-text.ts';
import type { Options } from './options.ts';
import { isProgram, optionsOfProgram, optionsOfSource } from './options.ts';

const { scripts, packageManager } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  packageManager: string;
};

/** The names of the commands of the repository. */
export const scriptNames: readonly string[] = Object.keys(scripts);

/** The folders and files that a command writes, so that a checkout has none of them. */
const outputs =
  /^(dist|storybook-static|pictures-report|packages\/app\/(dist|dist-demo|sbom\.cdx\.json)|packages\/app\/dist\/.*)$/;

const launcher = /^(?:.*\s)?npx --yes (pnpm@\S+) ?(.*)$/;

/** Returns the commands that a document shows in code blocks and in backticks. */
export function commandsIn(text: string): string[] {
  const shown = codeLines(text, ['', 'sh', 'bash', 'yaml']).flatMap((line) => line.split(/ && | \| /));
  return [
    ...shown.map((line) => line.replace(/\s+#.*$/, '')).filter((line) => /\bpnpm@|^pnpm /.test(line)),
    ...inlineCode(text).filter(isCommand),
  ];
}

/** Whether a text in backticks is a command: it starts pnpm, or names a script and something for it. */
function isCommand(code: string): boolean {
  const [first = '', second = ''] = code.split(' ');
  if (/^npx --yes pnpm@|^pnpm /.test(code)) return true;
  if (first === 'exec') return second !== '';
  if (first === 'run') return /^[a-z:-]+$/.test(second);
  return (
    /^(build|test|serve|sizes|release):[a-z-]+$/.test(first) || (first in scripts && second.startsWith('-'))
  );
}

/** Returns what is wrong with a command, which may lack its `npx --yes pnpm@…`. */
export function commandFaults(command: string): string[] {
  const [, version, launched] = launcher.exec(command) ?? [];
  const words = wordsOf(launched ?? command.replace(/^pnpm /, ''));
  const faults = version && version !== packageManager ? [`it uses ${version}, not ${packageManager}`] : [];
  return [...faults, ...faultsOf(words)].map((fault) => `${command}: ${fault}`);
}

function wordsOf(command: string): string[] {
  return (command.match(/'[^']*'|"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll(/^['"]|['"]$/g, ''));
}

function faultsOf([first = '', ...rest]: string[]): string[] {
  // A place for any command, and a command of pnpm about itself.
  if (first === '' || first.startsWith('<') || first === 'doctor') return [];
  if (first === 'install') return flagFaults(rest, new Map([['--frozen-lockfile', false]]));
  if (first === 'run') return scriptFaults(rest);
  if (first !== 'exec') return scriptFaults([first, ...rest]);
  const [program = '', ...args] = rest;
  if (program === 'node') return nodeFaults(args);
  return isProgram(program) ? programFaults(program, [], args) : [`${program} is not installed`];
}

function scriptFaults([name = '', ...args]: string[]): string[] {
  const script = scripts[name];
  if (script === undefined) return [`package.json has no script ${name}`];
  const [program = '', ...own] = wordsOf(script.split(' && ').at(-1) ?? '');
  if (program === 'node') return nodeFaults([...own, ...args]);
  return program === 'pnpm' ? flagFaults(args, new Map()) : programFaults(program, own, args);
}

function nodeFaults([file = '', ...args]: string[]): string[] {
  if (!existsSync(file)) return [`${file} does not exist`];
  if (file === 'tools/new/new.ts') return kindFaults(file, args);
  if (file === 'tools/pictures/run.ts') return filterFaults(args, optionsOfSource(file), '.stories.tsx');
  const options = optionsOfSource(file);
  return options ? [...flagFaults(args, options), ...pathFaults(args)] : programFaults('chromatic', [], args);
}

function kindFaults(file: string, [kind = '', ...args]: string[]): string[] {
  const isKnown = kind === '' || readFileSync(file, 'utf8').includes(`new ${kind} <`);
  return [...(isKnown ? [] : [`it does not know ${kind}`]), ...flagFaults(args, new Map())];
}

/** @param own the words of the script, before those of the command */
function programFaults(program: string, own: string[], args: string[]): string[] {
  const options: Options = args.some((word) => word.startsWith('-')) ? optionsOfProgram(program) : new Map();
  if (program === 'playwright') return filterFaults(args, options, '.spec.ts');
  if (program !== 'vitest') return [...flagFaults(args, options), ...pathFaults(args)];
  const isOfStories = [...own, ...args].some((word) => word.includes('stories.config'));
  const filters = args[0] === 'run' ? args.slice(1) : args;
  return filterFaults(filters, options, isOfStories ? '.stories.tsx' : '.test.ts');
}

function flagFaults(args: readonly string[], options: Options): string[] {
  const flags = args.filter((word) => word.startsWith('-')).map((word) => word.replace(/=.*$/, ''));
  return flags.filter((flag) => !options.has(flag)).map((flag) => `it does not know ${flag}`);
}

function pathFaults(args: readonly string[]): string[] {
  const paths = args.filter((word) => /^[\w.@-]+(\/[\w.@-]+)+\/?$/.test(word) && !outputs.test(word));
  return paths.filter((path) => !existsSync(path)).map((path) => `${path} does not exist`);
}

/** The faults of a command whose other words are parts of the paths of files of this kind. */
function filterFaults(args: readonly string[], options: Options = new Map(), ending: string): string[] {
  const isValue = (index: number) => options.get(args[index - 1] ?? '') ?? false;
  const values = args.filter((_, index) => isValue(index));
  const filters = args.filter((word, index) => !isValue(index) && !/^[-<…]/.test(word));
  return [
    ...flagFaults(args, options),
    ...pathFaults(values),
    ...filters
      .filter((filter) => !testFiles().some((file) => file.includes(filter) && file.includes(ending)))
      .map((filter) => `no ${ending} file has ${filter} in its path`),
  ];
}

let files: string[] | undefined;

function testFiles(): string[] {
  files ??= globSync([
    '{packages/*,bench}/{src,e2e}/**/*.{test,stories,spec}.{ts,tsx}',
    '{tools,.storybook}/**/*.test.ts',
  ]).map((path) => path.replaceAll('\\', '/'));
  return files;
}

/** Returns the paths of the repository that a document names in backticks and in code blocks and that do not exist. */
export function missingPaths(text: string): string[] {
  const named = [...inlineCode(text), ...codeLines(text, ['', 'sh', 'bash', 'yaml'])]
    .flatMap((code) => code.split(/[\s'"=]+/))
    .filter((word) =>
      /^(packages|tools|docs|bench|deploy|\.storybook|\.github|\.ci)\/[\w.@*{},/-]+$/.test(word),
    );
  return named.filter(
    (path) => !outputs.test(path.replace(/\/$/, '')) && !existsSync(path) && !matchesFile(path),
  );
}

const matched = new Map<string, boolean>();

/** Whether a pattern, or a path without its extension, matches a file. Many documents name the same ones. */
function matchesFile(path: string): boolean {
  const isMatch = matched.get(path) ?? globSync([path, `${path}.*`]).length > 0;
  matched.set(path, isMatch);
  return isMatch;
}

let sources: readonly string[] | undefined;

/** Returns the names of source files in backticks that no source file ends with; an X is a place for a name. */
export function missingSources(text: string): string[] {
  const named = inlineCode(text).filter((code) => /^[\w.@/-]+\.(ts|tsx|mdx|css)$/.test(code));
  return named.filter(
    (name) =>
      !/(^|\/)X[A-Z.]/.test(name) &&
      !existsSync(name) &&
      !(sources ??= checkedFiles()).some((file) => `/${file}`.endsWith(`/${name.replace(/^\.?\//, '')}`)),
  );
}
