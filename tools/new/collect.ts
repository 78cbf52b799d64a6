import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toCamel } from './names.ts';

const head = '// Written by tools/new/collect.ts from the folders of the areas.\n';

/** Returns the words of the areas that have a file `<word>.<role>.ts` in a package. */
function wordsWith(root: string, folder: string, role: string): string[] {
  return globSync(`*/*.${role}.ts`, { cwd: join(root, folder) })
    .filter((file) => dirname(file) === basename(file, `.${role}.ts`))
    .map(dirname)
    .toSorted();
}

function contract(root: string): string {
  const words = wordsWith(root, 'packages/api/src', 'wire');
  const imports = words.map(
    (word) => `import * as ${toCamel(word)} from '@selfservice/api/${word}/${word}.wire';`,
  );
  return `${head}${imports.join('\n')}

/** The wire contract of every area. */
export const contract = {
${words.map((word) => `  ...${toCamel(word)},`).join('\n')}
};
`;
}

function handlers(root: string): string {
  const words = wordsWith(root, 'packages/mock-server/src', 'handlers');
  const imports = words.map(
    (word) => `import { ${toCamel(word)}Handlers } from './${word}/${word}.handlers.ts';`,
  );
  const sorted = [...imports, `import type { ContractHandler } from './core/handler.ts';`].toSorted(byModule);
  return `${head}${sorted.join('\n')}

/** Every handler of the contract. */
export const contractHandlers: readonly ContractHandler[] = [
${words.map((word) => `  ...${toCamel(word)}Handlers,`).join('\n')}
];
`;
}

const moduleOf = (line: string) => line.split("'")[1] ?? '';
const byModule = (one: string, other: string) => (moduleOf(one) < moduleOf(other) ? -1 : 1);

/** Returns the generated files by path: lists for Node, which has no `import.meta.glob` to collect modules by folder. */
export function collected(root: string): Record<string, string> {
  return {
    'packages/mock-server/src/core/contract.generated.ts': contract(root),
    'packages/mock-server/src/handlers.generated.ts': handlers(root),
  };
}

/** Writes the generated files. Returns those that have changed. */
export async function collect(root: string): Promise<string[]> {
  const changed: string[] = [];
  for (const [file, text] of Object.entries(collected(root))) {
    const before = await readFile(join(root, file), 'utf8').catch(() => '');
    if (before === text) continue;
    await writeFile(join(root, file), text);
    changed.push(file);
  }
  return changed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await collect(process.cwd());
