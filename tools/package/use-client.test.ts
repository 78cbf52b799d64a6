import { expect, test } from 'vitest';
import { clientFiles } from './use-client.ts';

function clientsOf(files: Record<string, string[]>): string[] {
  return [...clientFiles(new Map(Object.entries(files)))];
}

test.each([
  'react',
  'react/compiler-runtime',
  'react-dom',
  'react-i18next',
  'react-aria-components/Button',
  'lucide-react',
  'styled-components',
  '@tanstack/react-query',
])('a module that imports %s is for the client', (name) => {
  expect(clientsOf({ 'Button.js': [name] })).toEqual(['Button.js']);
});

test('a module is for the client if it imports such a module, also through another', () => {
  const files = {
    'Kept.js': ['useKept.js'],
    'useKept.js': ['useNow.js', 'formatDate.js'],
    'useNow.js': ['react'],
    'formatDate.js': ['@selfservice/api/core/local-date'],
  };
  expect(clientsOf(files).toSorted()).toEqual(['Kept.js', 'useKept.js', 'useNow.js']);
});

test('a module without React can be called on a server, also one that makes elements or connects i18next', () => {
  expect(
    clientsOf({
      'Mark.js': ['react/jsx-runtime'],
      'createI18n.js': ['i18next', 'react-i18next/initReactI18next', 'localeLoaders.js'],
      'localeLoaders.js': [],
    }),
  ).toEqual([]);
});

test('modules that import each other are for the client together', () => {
  expect(clientsOf({ 'One.js': ['Other.js'], 'Other.js': ['One.js', 'react'] })).toHaveLength(2);
});
