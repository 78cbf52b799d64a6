import { expect, test } from 'vitest';
import { people } from '../core/people.ts';
import { aDatabase } from '../requests/requests.fixtures.ts';
import { passRows } from '../terminal/pass-rows.ts';
import { personalCardOf } from './personal-card-row.ts';

test('a photo is an image, missing, or at an address that fails', { tags: ['personal-card-7'] }, () => {
  const photo = ({ ref }: { ref: string }) => personalCardOf(aDatabase(), ref, 'en')?.avatarSource;
  expect(photo(people.employee)).toMatch(/^data:image\/svg\+xml,/);
  expect(photo(people.firstDay)).toBeNull();
  expect(photo(people.unsupportedLanguage)).toBe('/photographs/0001010.jpg');
});

test(
  'another employment has another centre and order; texts follow the language',
  { tags: ['personal-card-8'] },
  () => {
    const second = personalCardOf(aDatabase(), '0002004', 'cs');
    expect(second).toMatchObject({ order: 2, centerName: 'Night transport', profession: 'Skladník' });
    expect(personalCardOf(aDatabase(), 'nobody', 'en')).toBeUndefined();
  },
);

test('an online pass is the last pass and changes the presence', () => {
  const database = aDatabase();
  const { ref } = people.employee;
  const card = () => personalCardOf(database, ref, 'en');
  expect(card()).toMatchObject({ presence: 'At work', lastPassageTime: '2026-11-20T07:58:00Z' });
  passRows(database).set(1, {
    id: 1,
    personRef: ref,
    at: database.clock.localNow(),
    type: 21,
    note: '',
    gps: '',
  });
  expect(card()).toMatchObject({ presence: 'Not at work', lastPassageTime: '2026-11-20T08:00:00Z' });
});
