import { existsSync } from 'node:fs';
import type { AreaWord } from '@selfservice/api/areas/area-words';
import { areas } from '@selfservice/ui/areas/areas';
import type { Area } from '@selfservice/ui/areas/defineArea';
import { toCamel, toPascal, toTitle } from './names.ts';
import { withImport, withLines } from './source-edits.ts';
import { edit } from './tree.ts';

/** The declaration of an area, or null where it is not declared. */
export function declaredArea(word: string): Area | null {
  return areas.find((area) => area.word === word) ?? null;
}

/** Declares an area with one path for all users; its navigation entries and its rights are added by hand. */
export async function declareArea(word: string): Promise<Area> {
  const value = `${toCamel(word)}Area`;
  await edit(
    `packages/ui/src/${word}/${word}.area.ts`,
    () => `import { defineArea } from '../areas/defineArea.ts';

/** ${toTitle(word)}. */
export const ${value} = defineArea({ word: '${word}', paths: { '/${word}': null } });
`,
  );
  await edit('packages/api/src/areas/area-words.ts', (source) =>
    withLines(source, `  '${word}',\n`, "  'personal-card',\n"),
  );
  await edit('packages/ui/src/areas/areas.ts', (source) =>
    withImport(
      withLines(source, `  ${value},\n`, '  personalCardArea,\n'),
      value,
      `../${word}/${word}.area.ts`,
    ),
  );
  // The type of the words is older than this one.
  return { word: word as AreaWord, paths: { [`/${word}`]: null } };
}

/** Writes which screen stands at the first path of an area; the compiler asks for those of others. */
export async function writeRoutes({ word, paths = {} }: Area): Promise<string> {
  const file = `packages/app/src/${word}/${word}.routes.tsx`;
  if (existsSync(file)) throw new Error(`${file} is there already.`);
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
