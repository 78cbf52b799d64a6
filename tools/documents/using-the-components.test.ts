import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { preferredLanguage } from '@selfservice/api/core/language';
import { openSession } from '@selfservice/mock-server/core/story-session';
import { startMockServer } from '@selfservice/mock-server/node';
import { createI18n } from '@selfservice/ui/i18n/createI18n';
import { loadTexts } from '@selfservice/ui/i18n/localeLoaders';
import { contrastOf } from '@selfservice/ui/tokens/contrast';
import { contrastPairs } from '@selfservice/ui/tokens/contrastPairs';
import { colorIn, parseTokens, tokensOf } from '@selfservice/ui/tokens/parseTokens';
import type { i18n as I18n } from 'i18next';
import { expect, test } from 'vitest';
import { codeBlocks, codeLines } from './document-text.ts';

const text = readFileSync('docs/using-the-components.md', 'utf8');
const styles = codeLines(text, ['css']).join('\n');
const own = tokensOf(styles, ':root');
const css = readFileSync('packages/ui/src/tokens/tokens.css', 'utf8');

test('the example of a brand sets only tokens that exist', () => {
  expect(own.size).toBeGreaterThan(5);
  expect([...own.keys()].filter((name) => !tokensOf(css, ':root').has(name))).toEqual([]);
});

test('the example of a brand has enough contrast in every theme', () => {
  const branded = [...own].reduce(
    (sheet, [name, value]) => sheet.replace(new RegExp(`--${name}: [^;]+;`), () => `--${name}: ${value};`),
    css,
  );
  const faults = Object.entries(parseTokens(branded)).flatMap(([theme, tokens]) =>
    contrastPairs
      .filter(({ foreground, surface, atLeast }) => {
        return contrastOf(colorIn(tokens, foreground), colorIn(tokens, surface)) < atLeast;
      })
      .map(({ foreground, surface }) => `${theme}: ${foreground} on ${surface}`),
  );
  expect(faults).toEqual([]);
});

/** Runs the example that contains a text, with these values in scope. Returns the value of a name that it declares. */
async function run(content: string, scope: Record<string, unknown>, name: string): Promise<unknown> {
  const example = codeBlocks(text, ['ts']).find((block) => block.includes(content)) ?? '';
  const begin = `export default async ({ ${Object.keys(scope).join()} }) => {`;
  const code = `${begin} ${stripTypeScriptTypes(example)} return ${name}; };`;
  const module: unknown = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  return (module as { default: (values: typeof scope) => Promise<unknown> }).default(scope);
}

test('the example of own words replaces them in each language and keeps all other texts', async () => {
  const i18n = (await run('wording', { createI18n }, 'i18n')) as I18n;
  await i18n.loadNamespaces(['primitives', 'patterns']);
  const said = (key: string, ns: string) => i18n.t(key, { ns });
  expect(said('close', 'primitives')).toBe('Dismiss');
  expect(said('cancel', 'primitives')).toBe('Cancel');
  expect(said('signIn.product', 'patterns')).toBe('Acme Time');
  await i18n.changeLanguage('cs');
  expect(said('signIn.product', 'patterns')).toBe('Acme Čas');
  expect(await loadTexts('primitives', 'cs')).toMatchObject({ cancel: said('cancel', 'primitives') });
});

test('the example of another language shows its texts, and those of the fallback where it has none', async () => {
  const i18n = (await run('addedLanguages', { createI18n }, 'i18n')) as I18n;
  await i18n.loadNamespaces(['primitives', 'patterns']);
  const said = (key: string, ns: string) => i18n.t(key, { ns });
  expect(said('close', 'primitives')).toBe('Schließen');
  expect(said('page.back', 'patterns')).toBe('Zur Startseite');
  expect(said('cancel', 'primitives')).toBe('Cancel');
  expect(preferredLanguage(i18n.languages)).toBe('en');
});

test('the example of a backend for tests signs a person in', async () => {
  await expect(run('openSession', { startMockServer, openSession }, 'token')).resolves.toEqual(
    expect.stringMatching(/./),
  );
});

test('the document names only modules that the libraries export', async () => {
  const names = [...text.matchAll(/@selfservice\/(ui|api|mock-server)\/([\w./-]+)/g)].map(([name]) => name);
  expect(names.length).toBeGreaterThan(3);
  for (const name of names.filter((one) => !one.endsWith('.css') && !one.includes('primitives/')))
    await expect(import(/* @vite-ignore */ name)).resolves.toBeDefined();
});
