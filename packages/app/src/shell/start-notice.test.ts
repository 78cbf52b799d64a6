import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { colorIn, parseTokens } from '@selfservice/ui/tokens/parseTokens';
import { expect, test } from 'vitest';
import { supportedBrowsers } from '../../../../tools/supported-browsers.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../../..', path), 'utf8');
const script = read('packages/app/public/start-notice.js');

test('the start notice takes less than 3 kB', () => {
  expect(gzipSync(script, { level: 9 }).length).toBeLessThan(3000);
});

test('the start notice uses only ECMAScript 5', () => {
  const code = script.replaceAll(/\/\*[^]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'/g, "''");
  expect(code).not.toMatch(/=>|`|\?\?|\?\.|\.\.\.|\*\*|,\s*\)/);
  expect(code).not.toMatch(/\b(let|const|class|async|await|import|export|yield|of)\b/);
});

test('README and start notice name the oldest supported versions', () => {
  const { chrome, edge, firefox, safari, ios } = supportedBrowsers;
  expect([edge, ios]).toEqual([chrome, safari]);
  for (const or of ['or', 'nebo', 'alebo'])
    expect(script).toContain(`Chrome ${or} Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`);
  expect(read('README.md')).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`);
});

test('the start notice has the colours of the design tokens', () => {
  const themes = parseTokens(read('packages/ui/src/tokens/tokens.css'));
  const names = {
    surface: 'surface',
    text: 'text',
    muted: 'text-muted',
    accent: 'accent',
    onAccent: 'on-accent',
  };
  for (const [name, token] of Object.entries(names)) {
    const colors = [...script.matchAll(new RegExp(`\\b${name}: '(#\\w+)'`, 'g'))].map(([, color]) => color);
    expect(colors).toEqual([colorIn(themes.light, token), colorIn(themes.dark, token)]);
  }
});
