import { loadTexts } from '@selfservice/ui/i18n/localeLoaders';
import { expect, test } from 'vitest';
import { createSafeStorage } from '../../shell/safe-storage.ts';
import { createTour } from './create-tour.ts';
import { tours } from './tours.ts';

function aStorage(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  return createSafeStorage(() => ({
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  }));
}

test('no tour is running at first', () => {
  expect(createTour(aStorage(), 'tour').state.value).toBeNull();
});

test('a tour goes from step to step and stays after its last one', () => {
  const model = createTour(aStorage(), 'tour');
  model.start('plan');
  expect(model.state.value).toMatchObject({ tour: { id: 'plan' }, step: 0 });
  for (let press = 0; press < 5; press++) model.next();
  expect(model.state.value?.step).toBe(2);
  for (let press = 0; press < 5; press++) model.back();
  expect(model.state.value?.step).toBe(0);
});

test('a tour continues after a reload, and an ended one does not', () => {
  const storage = aStorage();
  const model = createTour(storage, 'tour');
  model.start('request');
  model.next();
  expect(createTour(storage, 'tour').state.value).toMatchObject({ tour: { id: 'request' }, step: 1 });
  model.end();
  expect(createTour(storage, 'tour').state.value).toBeNull();
});

test.each(['', 'unknown 0', 'plan', 'plan x', 'plan -1', 'plan 99', 'plan 0.5'])(
  'ignores the stored value "%s"',
  (value) => {
    expect(createTour(aStorage({ tour: value }), 'tour').state.value).toBeNull();
  },
);

test('every tour has a title, and every step a text', async () => {
  const texts = (await loadTexts('testing/DemoTour', 'en')) as Record<'tours' | 'steps', object>;
  expect(Object.keys(texts.tours)).toEqual(tours.map(({ id }) => id));
  const used = tours.flatMap(({ steps }) => steps.map(({ text }) => text.replace('steps.', '')));
  expect(Object.keys(texts.steps).toSorted()).toEqual(used.toSorted());
});
