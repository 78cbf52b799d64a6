import { globSync, readFileSync } from 'node:fs';
import { languages } from '@selfservice/api/core/language';
import type { OwnLanguage } from '@selfservice/api/core/language';

/** A text in every language. A variable is `…`. */
export type Phrase = Readonly<Record<OwnLanguage, string>>;

/** The character of a variable in a phrase. */
export const variable = '…';

interface Branch {
  [key: string]: string | Branch;
}

function leaves(branch: Branch, prefix = ''): [key: string, text: string][] {
  return Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : leaves(value, `${prefix}${key}.`),
  );
}

/** Returns the texts of a file of `locales` by their keys, for example `notDone.approved.one`. */
export function readLocale(path: string): Map<string, string> {
  return new Map(leaves(JSON.parse(readFileSync(path, 'utf8')) as Branch));
}

/** Returns a text with its variables as `…` and without the tags of links. */
export function toPlain(text: string): string {
  return text
    .replaceAll(/\{\{.*?\}\}|\$\{.*?\}/g, variable)
    .replaceAll(/<\/?\w+\/?>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A text of the interface with its place. */
export interface InterfaceText extends Phrase {
  /** The folder of its file below `packages/ui/src`, for example `approvals` or `testing/DemoPanel`. */
  folder: string;
  /** Its key, for example `notDone.approved.one`. */
  key: string;
}

/** Returns the texts of the interface with their variables, as they are in `locales`. */
export function interfaceTexts(): InterfaceText[] {
  return globSync('packages/ui/src/**/locales/en.json').flatMap((path) => {
    const [en, cs, sk] = languages.map((language) => readLocale(path.replace('en.json', `${language}.json`)));
    const folder = path.replaceAll('\\', '/').replace('packages/ui/src/', '').replace('/locales/en.json', '');
    return [...(en ?? [])].map(([key, text]) => ({
      folder,
      key,
      en: text,
      cs: cs?.get(key) ?? '',
      sk: sk?.get(key) ?? '',
    }));
  });
}

const literal = String.raw`'((?:[^'\\\n]|\\.)+)'|${'`'}([^${'`'}]+)${'`'}`;
/** Three literals in a row: a text of the mock backend in English, Czech and Slovak. */
const inThreeLanguages = new RegExp(
  String.raw`[([]\s*(?:${literal}),\s*(?:${literal}),\s*(?:${literal})`,
  'g',
);

/** Returns the texts in three languages of a source file of the mock backend. */
export function textsInSource(source: string): Phrase[] {
  return [...source.matchAll(inThreeLanguages)].map(([, a, b, c, d, e, f]) => ({
    en: unescaped(a ?? b),
    cs: unescaped(c ?? d),
    sk: unescaped(e ?? f),
  }));
}

const unescaped = (text = '') => text.replaceAll(/\\(.)/g, '$1');

function backendTexts(): Phrase[] {
  return globSync('packages/mock-server/src/**/*.ts', { exclude: (path) => path.includes('.test.') })
    .toSorted()
    .flatMap((path) => textsInSource(readFileSync(path, 'utf8')));
}

/** Returns the texts of the interface and of the mock backend that have words, each English one once or more. */
export function productTexts(): Phrase[] {
  return [...interfaceTexts(), ...backendTexts()]
    .map(({ en, cs, sk }) => ({ en: toPlain(en), cs: toPlain(cs), sk: toPlain(sk) }))
    .filter(({ en }) => /\p{L}{3}/u.test(en));
}
