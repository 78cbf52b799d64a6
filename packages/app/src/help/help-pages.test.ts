import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from '@selfservice/ui/areas/areas';
import { hrefOf } from '@selfservice/ui/areas/defineArea';
import { languages } from '@selfservice/api/core/language';
import type { OwnLanguage } from '@selfservice/api/core/language';
import { describe, expect, test } from 'vitest';
import { elementsOf, helpFolder, readHelpPage } from './help-pages.fixtures.ts';
import type { HelpElement } from './help-pages.fixtures.ts';

const texts = join(import.meta.dirname, '../../../ui/src');
const pages = Object.fromEntries(languages.map((language) => [language, readHelpPage(language)])) as Record<
  OwnLanguage,
  HelpElement
>;

/** Screens without a section in help, because they explain themselves. */
const unseen = ['errors-', 'help-', 'password-forced'];

const sections = (page: HelpElement) => elementsOf(page, 'section');
const ids = (page: HelpElement) => sections(page).map(({ attributes }) => attributes['id']);

/** Returns what must be the same in each language: the sections in order with their steps, links and pictures. */
function shape(page: HelpElement): string[] {
  const ofSection = (section: HelpElement) =>
    elementsOf(section, 'h2', 'h3', 'p', 'ol', 'ul', 'li', 'img', 'kbd', 'a').map(({ tag, attributes }) => {
      const picture = attributes['src']?.replace(/_light-\w+\.png$/, '.png');
      return [tag, attributes['href'], picture].filter(Boolean).join(' ');
    });
  return sections(page).flatMap((section) => [
    `${section.attributes['id']} ${section.attributes['data-area']}`,
    ...ofSection(section),
  ]);
}

/** Words of one letter with a plain space, so that a line could end with them. */
const oneLetter = /(?<![\p{L}\p{N}])[KkSsVvZzOoUuAaIi] (?=\S)/u;
const loose: Record<OwnLanguage, RegExp> = { en: /(?!)/, cs: oneLetter, sk: oneLetter };

type Texts = { [key: string]: string | Texts };
const flatten = (nested: Texts): string[] =>
  Object.values(nested).flatMap((value) => (typeof value === 'string' ? [value] : flatten(value)));

/** The folders with texts. */
const folders = readdirSync(texts).filter((folder) => existsSync(join(texts, folder, 'locales')));

/** Returns a function: does the interface in a language have this text? */
function wordsOf(language: OwnLanguage): (words: string) => boolean {
  const all = folders.flatMap((folder) =>
    flatten(JSON.parse(readFileSync(join(texts, folder, 'locales', `${language}.json`), 'utf8')) as Texts),
  );
  const patterns = new Set(
    all.map((text) =>
      plain(text)
        .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
        .replaceAll(/\{\{\w+\}\}/g, '.+'),
    ),
  );
  // A text of placeholders only would match everything.
  const useful = [...patterns].filter((pattern) => /\p{L}{2}/u.test(pattern.replaceAll('.+', '')));
  const known = new RegExp(`^(?:${useful.join('|')})$`, 'u');
  return (words) => known.test(plain(words));
}

/** Returns a text with plain spaces and without soft hyphens. */
const plain = (text: string) => text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim();

describe.each(languages)('the page in %s', (language) => {
  const page = pages[language];

  test('is in that language, with one first-level heading and no skipped level', () => {
    expect(elementsOf(page, 'html')[0]?.attributes['lang']).toBe(language);
    const levels = elementsOf(page, 'h1', 'h2', 'h3').map(({ tag }) => Number(tag.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  test('has a section for each path of each area', { tags: ['help-6'] }, () => {
    const paths = areas.flatMap(({ paths: own = {} }) =>
      Object.keys(own).map((path) => hrefOf(path).slice(1)),
    );
    expect(ids(page)).toEqual(expect.arrayContaining(paths));
    expect(new Set(ids(page)).size).toBe(ids(page).length);
  });

  test('names the area of each section', () => {
    const words = new Map<string | undefined, string>(
      areas.flatMap(({ word, paths: own = {} }) =>
        Object.keys(own).map((path) => [hrefOf(path).slice(1), word] as const),
      ),
    );
    const given = sections(page).map(({ attributes }) => attributes);
    expect(given.map(({ 'data-area': area }) => area)).toEqual(
      given.map(({ id, 'data-area': area }) => words.get(id) ?? area),
    );
    const known: (string | undefined)[] = [undefined, ...areas.map(({ word }) => word)];
    for (const { 'data-area': area } of given) expect(known).toContain(area);
  });

  test('lists its sections in its contents, and has no broken link', () => {
    const targets = [...ids(page), 'contents'].map((id) => `#${id}`);
    const contents = elementsOf(page, 'nav').flatMap((nav) => elementsOf(nav, 'a'));
    expect(contents.map(({ attributes }) => attributes['href'])).toEqual(targets.slice(0, -1));
    for (const { attributes } of elementsOf(page, 'a')) expect(targets).toContain(attributes['href']);
    const headings = sections(page).map((section) => plain(elementsOf(section, 'h2')[0]?.text ?? ''));
    expect(contents.map(({ text }) => plain(text))).toEqual(headings);
  });

  test('has the same sections, steps and pictures as the English page', { tags: ['help-6'] }, () => {
    expect(shape(page)).toEqual(shape(pages.en));
  });

  test('shows existing pictures in its language, each with an alternative text', () => {
    for (const { attributes } of elementsOf(page, 'img')) {
      const { src = '', alt, loading, width, height } = attributes;
      expect(existsSync(join(helpFolder, src)), `${src} is there`).toBe(true);
      expect(src).toMatch(language === 'en' ? /-phone\.png$/ : new RegExp(`-phone_light-${language}\\.png$`));
      expect({ loading, width, height }).toEqual({ loading: 'lazy', width: '390', height: '640' });
      expect(alt?.length).toBeGreaterThan(20);
    }
  });

  test('shows every screen that has a picture', () => {
    const shown = elementsOf(page, 'img').map(({ attributes }) => attributes['src']?.split('/').at(-1));
    const suffix = language === 'en' ? '' : `_light-${language}`;
    const wanted = readdirSync(join(texts, '../pictures/desk'))
      .filter((name) => name.endsWith(`screeninframe-phone${suffix}.png`))
      .filter((name) => !unseen.some((begin) => name.startsWith(begin)));
    expect(new Set(shown)).toEqual(new Set(wanted));
    expect(shown).toHaveLength(wanted.length);
  });

  test('uses the same names of buttons and fields as the screens', () => {
    const isKnown = wordsOf(language);
    for (const section of elementsOf(page, 'section')) {
      const area = section.attributes['data-area'];
      if (area !== undefined && !folders.includes(area)) continue;
      for (const { text } of elementsOf(section, 'b'))
        expect(isKnown(text), `${section.attributes['id']}: ${plain(text)}`).toBe(true);
    }
  });

  test('follows the typographic rules', () => {
    const written = elementsOf(page, 'h1', 'h2', 'h3', 'p', 'li', 'img');
    // A key of one letter is not a word.
    for (const { text, attributes } of written.filter((one) => elementsOf(one, 'kbd').length === 0)) {
      const line = `${text} ${attributes['alt'] ?? ''}`.replaceAll(/\n */g, ' ').trim();
      expect(line).not.toMatch(/["']|\.{3}| -|- | [,.;:!?)]|&/);
      expect(line).not.toMatch(loose[language]);
    }
  });

  test('has neither scripts nor forms', () => {
    expect(elementsOf(page, 'script', 'form', 'input', 'button', 'iframe', 'object', 'style')).toEqual([]);
  });
});
