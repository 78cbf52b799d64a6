import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { createI18n } from '@selfservice/ui/i18n/createI18n';
import { loadTexts } from '@selfservice/ui/i18n/localeLoaders';
import { contrastOf } from '@selfservice/ui/tokens/contrast';
import { contrastPairs } from '@selfservice/ui/tokens/contrastPairs';
import { colorIn, parseTokens, tokensOf } from '@selfservice/ui/tokens/parseTokens';
import { expect, test } from 'vitest';
import { codeLines } from './document-text.ts';

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

test('the example of own words replaces them in each language and keeps all other texts', async () => {
  const example = codeLines(text, ['ts']).join('\n');
  const code = `export default async (createI18n) => { ${stripTypeScriptTypes(example)} return i18n; };`;
  const module: unknown = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  type Example = (create: typeof createI18n) => ReturnType<typeof createI18n>;
  const i18n = await (module as { default: Example }).default(createI18n);
  await i18n.loadNamespaces(['primitives', 'patterns']);
  const said = (key: string, ns: string) => i18n.t(key, { ns });
  expect(said('close', 'primitives')).toBe('Dismiss');
  expect(said('cancel', 'primitives')).toBe('Cancel');
  expect(said('signIn.product', 'patterns')).toBe('Acme Time');
  await i18n.changeLanguage('cs');
  expect(said('signIn.product', 'patterns')).toBe('Acme Čas');
  expect(await loadTexts('primitives', 'cs')).toMatchObject({ cancel: said('cancel', 'primitives') });
});

test('the document names only modules that the libraries export', async () => {
  const names = [...text.matchAll(/@selfservice\/(ui|api)\/([\w./-]+)/g)].map(([name]) => name);
  expect(names.length).toBeGreaterThan(3);
  for (const name of names.filter((one) => !one.endsWith('.css') && !one.includes('primitives/')))
    await expect(import(/* @vite-ignore */ name)).resolves.toBeDefined();
});
