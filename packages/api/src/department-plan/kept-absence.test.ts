import { localDate } from '../core/local-date.ts';
import { expect, test } from 'vitest';
import { absenceDraftKey, keepAbsence, keptAbsence } from './kept-absence.ts';
import type { Drafts } from '../core/drafts.ts';

const absence = { personRef: '0001003', name: 'Dvořáková Jana', day: localDate('2026-12-02') };

function aStore(texts: Record<string, string> = { [absenceDraftKey(absence.personRef)]: '{}' }): Drafts {
  const kept = new Map(Object.entries(texts));
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => void kept.set(key, text),
    remove: (key) => void kept.delete(key),
  };
}

test('keeps an absence with the name of the person', () => {
  const drafts = aStore();
  keepAbsence(drafts, absence);
  expect(keptAbsence(drafts)).toEqual(absence);
});

test('keeps no absence without a draft, or after it is removed', () => {
  const untouched = aStore({});
  keepAbsence(untouched, absence);
  expect(keptAbsence(untouched)).toBeNull();
  const drafts = aStore();
  keepAbsence(drafts, absence);
  keepAbsence(drafts, null);
  expect(keptAbsence(drafts)).toBeNull();
});

test.each(['2026-12-02 0001003', 'null', '{"personRef":"0001003"}', '{"personRef":"1","day":"soon"}'])(
  'returns null for an invalid text: %s',
  (text) => {
    const drafts = aStore({ [absenceDraftKey(absence.personRef)]: '{}', 'departmentPlan.absence': text });
    expect(keptAbsence(drafts)).toBeNull();
  },
);

test('returns null for a missing name', () => {
  const text = '{"personRef":"0001003","day":"2026-12-02"}';
  const drafts = aStore({ [absenceDraftKey(absence.personRef)]: '{}', 'departmentPlan.absence': text });
  expect(keptAbsence(drafts)).toEqual({ ...absence, name: null });
});

test('the draft of one person does not open the dialog for another', () => {
  const drafts = aStore();
  keepAbsence(drafts, { ...absence, personRef: '0001004' });
  expect(keptAbsence(drafts)).toBeNull();
});
