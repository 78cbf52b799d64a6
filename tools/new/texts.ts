import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { languages } from '@selfservice/api/core/language';
import type { OwnLanguage } from '@selfservice/api/core/language';
import { toCamel, toTitle } from './names.ts';
import { edit } from './tree.ts';

type Words = Record<string, string>;

const wordsOf: Record<'screen' | 'dialog', Record<OwnLanguage, (title: string) => Words>> = {
  screen: {
    en: (title) => ({ title, failed: `${title} could not be loaded.`, empty: 'There is nothing here yet.' }),
    cs: (title) => ({ title, failed: `${title}: data nelze načíst.`, empty: 'Zatím tu nic není.' }),
    sk: (title) => ({ title, failed: `${title}: údaje sa nedajú načítať.`, empty: 'Zatiaľ tu nič nie je.' }),
  },
  dialog: {
    en: (title) => ({ title, text: 'There is nothing here yet.' }),
    cs: (title) => ({ title, text: 'Zatím tu nic není.' }),
    sk: (title) => ({ title, text: 'Zatiaľ tu nič nie je.' }),
  },
};

/** Adds the texts of a screen or a dialog to its area, in every language. The title is that of a navigation entry with its name. */
export async function addTexts(kind: 'screen' | 'dialog', word: string, name: string): Promise<string[]> {
  return Promise.all(
    languages.map(async (language) => {
      const title = (await entryTitle(name, language)) ?? toTitle(name);
      return edit(
        `packages/ui/src/${word}/locales/${language}.json`,
        (source) =>
          JSON.stringify(
            { ...(JSON.parse(source) as object), [toCamel(name)]: wordsOf[kind][language](title) },
            null,
            2,
          ),
        '{}',
      );
    }),
  );
}

async function entryTitle(name: string, language: OwnLanguage): Promise<string | undefined> {
  const file = `packages/ui/src/patterns/locales/${language}.json`;
  if (!existsSync(file)) return undefined;
  const { area } = JSON.parse(await readFile(file, 'utf8')) as { area: Words };
  return area[name];
}
