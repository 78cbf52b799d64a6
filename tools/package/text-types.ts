import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type TextTree = { readonly [key: string]: string | TextTree };

/**
 * Returns the declarations of the texts of a library, by namespace and key. The sources declare them inside of i18next,
 * where they would apply to the texts of a consumer too.
 */
export function textTypes(folder: string): string {
  const files = globSync('src/**/locales/en.json', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  const namespaces = files.toSorted().map((file) => {
    const namespace = file.slice('src/'.length, file.indexOf('/locales/'));
    const texts = JSON.parse(readFileSync(join(folder, file), 'utf8')) as TextTree;
    return `  ${JSON.stringify(namespace)}: ${typeOf(texts)};\n`;
  });
  return `/** The texts by namespace and key. */\nexport interface Texts {\n${namespaces.join('')}}\n`;
}

function typeOf(texts: string | TextTree): string {
  if (typeof texts === 'string') return 'string';
  const fields = Object.entries(texts).map(([key, text]) => `${JSON.stringify(key)}: ${typeOf(text)}`);
  return `{ ${fields.join('; ')} }`;
}
