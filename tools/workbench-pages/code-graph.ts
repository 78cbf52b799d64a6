import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A declaration of a module: `packages/api/src/requests/requests.ts` and a name. */
interface Place {
  file: string;
  name: string;
}

/** A module of the sources. */
interface Module {
  /** The text of each declaration at the top level, by name. */
  declarations: ReadonlyMap<string, string>;
  /** The exported names. */
  exported: readonly string[];
  /** The origin of each imported name. */
  imported: ReadonlyMap<string, Place>;
}

/** The words of code outside of strings and comments; a name after a single dot belongs to another object. */
const words = /(?<![\w$]|(?<!\.\.)\.)[A-Za-z_$][\w$]*/g;
const noise = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'/g;
const loaded = /\bimport\(\s*'([^']+)'\s*\)/g;
const importLine = /^import (?!type\b)([\s\S]*?) from '([^']+)';$/gm;
/** The beginning of a statement at the top level, as the formatter writes it. */
const statement = /^(?=(?:export |const |let |function |async function |class |import |type |interface ))/m;
const declared = /^(export )?(?:default )?(?:const|let|(?:async )?function\*?|class) (\w+)/;

/** Returns the file of a specifier; null for a package that is not part of the workspace. */
function resolve(specifier: string, from: string): string | null {
  const [, workspace, rest] = /^@selfservice\/(api|ui)\/(.+)$/.exec(specifier) ?? [];
  const path = workspace ? `packages/${workspace}/src/${rest}` : join(dirname(from), specifier);
  if (!workspace && !specifier.startsWith('.')) return null;
  const last = path.split('/').at(-1) ?? '';
  // `exports` of ui leave out the folder that has the name of the component.
  const candidates = [path, `${path}.ts`, `${path}.tsx`, `${path}/${last}.tsx`];
  return candidates.map(normalize).find((file) => /\.tsx?$/.test(file) && existsSync(file)) ?? null;
}

function importedIn(text: string, file: string): Map<string, Place> {
  return new Map(
    [...text.matchAll(importLine)].flatMap(([, clause = '', specifier = '']) => {
      const origin = resolve(specifier, file);
      if (!origin) return [];
      const [, standard, named = ''] = /^(\w+)?,?\s*(?:\{([\s\S]*)\})?$/.exec(clause) ?? [];
      const list = named
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each && !each.startsWith('type '))
        .map((each) => each.split(' as '))
        .map(([name = '', local = name]) => [local, { file: origin, name }] as const);
      return standard ? [[standard, { file: origin, name: 'default' }] as const, ...list] : list;
    }),
  );
}

function parse(text: string, file: string): Module {
  const declarations = new Map<string, string>();
  const exported: string[] = [];
  for (const body of text.split(statement)) {
    const [, isExported, name] = declared.exec(body) ?? [];
    if (!name) {
      if (body.startsWith('export default')) declarations.set('default', body);
      continue;
    }
    declarations.set(name, body);
    if (body.startsWith('export default')) declarations.set('default', body);
    if (isExported) exported.push(name);
  }
  return { declarations, exported, imported: importedIn(text, file) };
}

/** The modules that declarations refer to, one after the other. */
export interface CodeGraph {
  /** Returns every declaration that the exports of a file use, in their own file or in others, as `file#name`. */
  usedBy(file: string): ReadonlySet<string>;
}

/** Creates the graph of the sources of the workspace. Modules are read when they are first used. */
export function createCodeGraph(): CodeGraph {
  const modules = new Map<string, Module>();
  function moduleOf(file: string): Module {
    const known = modules.get(file) ?? parse(readFileSync(file, 'utf8'), file);
    modules.set(file, known);
    return known;
  }

  function exportsOf(file: string): Place[] {
    const { exported, declarations } = moduleOf(file);
    const names = declarations.has('default') ? [...exported, 'default'] : exported;
    return names.map((name) => ({ file, name }));
  }

  function next({ file, name }: Place): Place[] {
    const { declarations, imported } = moduleOf(file);
    const body = declarations.get(name);
    if (body === undefined) return [];
    const dynamic = [...body.matchAll(loaded)].flatMap(([, specifier = '']) => {
      const origin = resolve(specifier, file);
      return origin ? exportsOf(origin) : [];
    });
    const used = [...new Set(body.replaceAll(noise, "''").match(words))].flatMap((word) => {
      if (word === name) return [];
      return declarations.has(word) ? [{ file, name: word }] : (imported.get(word) ?? []);
    });
    return [...dynamic, ...used];
  }

  return {
    usedBy(file) {
      const seen = new Set<string>();
      const pending = exportsOf(file);
      for (let place = pending.pop(); place; place = pending.pop()) {
        const key = `${place.file}#${place.name}`;
        if (seen.has(key)) continue;
        seen.add(key);
        pending.push(...next(place));
      }
      return seen;
    },
  };
}
