import { existsSync } from 'node:fs';
import type { AreaWord } from '@selfservice/api/areas/area-words';
import { areas } from '@selfservice/ui/areas/areas';
import type { Area } from '@selfservice/ui/areas/defineArea';
import { toCamel, toPascal, toTitle } from './names.ts';
import { withElement, withImport } from './source-edits.ts';
import { edit } from './tree.ts';

/** Returns the declaration of an area; null for none. */
export function declaredArea(word: string): Area | null {
  return areas.find((area) => area.word === word) ?? null;
}

/** The value that an area is declared in: `my-plan` → `myPlanArea`. */
const valueOf = (word: string) => `${toCamel(word)}Area`;

/** A declared area and the files that declaring it has written. */
interface DeclaredArea {
  area: Area;
  files: readonly string[];
}

/** Declares an area with one path for all users, after the last area with a navigation entry. */
export async function declareArea(word: string): Promise<DeclaredArea> {
  const value = valueOf(word);
  const previous = areas.findLast(({ entries }) => entries)?.word;
  const files = [
    await edit(
      `packages/ui/src/${word}/${word}.area.ts`,
      () => `import { defineArea } from '../areas/defineArea.ts';

/** ${toTitle(word)}. */
export const ${value} = defineArea({ word: '${word}', paths: { '/${word}': null } });
`,
    ),
    await edit('packages/api/src/areas/area-words.ts', (source) =>
      withElement(source, 'areaWords', `'${word}'`, previous && `'${previous}'`),
    ),
    await edit('packages/ui/src/areas/areas.ts', (source) =>
      withImport(
        withElement(source, 'declared', value, previous && valueOf(previous)),
        value,
        `../${word}/${word}.area.ts`,
      ),
    ),
  ];
  // The type of the words does not have the new one yet.
  return { area: { word: word as AreaWord, paths: { [`/${word}`]: null } }, files };
}

/** Writes the routes of an area, with its screen at the first path. The compiler requires the screens of other paths. */
export async function writeRoutes({ word, paths = {} }: Area): Promise<string> {
  const file = `packages/app/src/${word}/${word}.routes.tsx`;
  if (existsSync(file)) throw new Error(`${file} exists already.`);
  const [first = ''] = Object.keys(paths);
  return edit(
    file,
    () => `import type { ${toCamel(word)}Area } from '@selfservice/ui/${word}/${word}.area';
import { lazy } from 'react';
import type { ScreensOf } from '../shell/area-route.ts';

export default {
  '${first}': lazy(() => import('./${toPascal(word)}Route.tsx')),
} satisfies ScreensOf<typeof ${toCamel(word)}Area>;
`,
  );
}
