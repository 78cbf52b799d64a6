import { languages } from '@selfservice/api/core/language';
import { personKeys } from '@selfservice/mock-server/core/people';
import { expect, test } from 'vitest';
import { comparisons, framesHref, sizeOf } from './frames.ts';
import { globalTypes, viewports } from './toolbar.ts';

/** Returns the frames of an address, each with its parameters. */
function framesOf(href: string) {
  return new URL(href, 'http://host/').searchParams
    .getAll('frame')
    .map((frame) => Object.fromEntries(new URLSearchParams(frame)));
}

test('framesHref writes the id, and size, caption and settings of each frame', () => {
  const href = framesHref('area--story', [
    { caption: 'Phone & dark', globals: { theme: 'dark', person: '', viewport: { value: 'phone' } } },
    { globals: { language: 'cs' } },
  ]);
  expect(new URL(href, 'http://host/').searchParams.get('id')).toBe('area--story');
  expect(framesOf(href)).toEqual([
    { caption: 'Phone & dark', width: '390', height: '844', globals: 'theme:dark;viewport.value:phone' },
    { globals: 'language:cs' },
  ]);
});

test('sizeOf returns null without a viewport, or with one that does not exist', () => {
  expect(sizeOf({})).toBeNull();
  expect(sizeOf({ viewport: { value: 'watch' } })).toBeNull();
});

/** Returns the values that the toolbar has for a setting. */
function valuesOf(name: string): unknown[] {
  if (name === 'viewport') return Object.keys(viewports).map((value) => ({ value }));
  if (name === 'spoken') return [...languages];
  if (name === 'person') return [...personKeys];
  const { items = [] } = globalTypes[name]?.toolbar ?? {};
  return items.map((item: string | { value?: string }) => (typeof item === 'string' ? item : item.value));
}

test('every comparison uses settings of the toolbar', () => {
  for (const { left, right } of comparisons)
    for (const { globals } of [left, right])
      for (const [name, value] of Object.entries(globals)) expect(valuesOf(name)).toContainEqual(value);
});
