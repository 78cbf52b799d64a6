import { expect, test } from 'vitest';
import { peopleOfCentre } from '../centres/centre-people.ts';
import { centreNamed } from '../centres/centre-tree.ts';
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
    expect(second).toMatchObject({
      order: 2,
      centerName: 'Noční přeprava',
      profession: 'Řidič nákladního vozidla',
    });
    expect(personalCardOf(aDatabase(), 'nobody', 'en')).toBeUndefined();
  },
);

test.each([
  ['employee', 'Operátor montáže'],
  ['approver', 'Vedoucí směny'],
  ['manager', 'Vedoucí výroby'],
  ['twoEmployments', 'Skladník'],
  ['restricted', 'Obsluha jídelny'],
  ['mustChangePassword', 'Lakýrník'],
  ['unsupportedLanguage', 'Seřizovač strojů'],
] as const)('the profession of %s fits the centre and the category', (key, profession) => {
  expect(personalCardOf(aDatabase(), people[key].ref, 'cs')?.profession).toBe(profession);
});

test('the card has the contacts of the lists; a lower personal number began earlier', async () => {
  const database = aDatabase();
  const company = await peopleOfCentre(database, centreNamed('Whole company')?.id ?? 0, true);
  const cards = company.flatMap((person) => personalCardOf(database, person.ref, 'en') ?? []);
  const employed = cards.filter(({ personalNumber }) => personalNumber !== people.firstDay.personalNumber);
  expect(employed).toHaveLength(cards.length - 1);
  for (const { email, phone, personalNumber } of employed)
    expect(company).toContainEqual(expect.objectContaining({ email, phone, personalNumber }));
  const first = employed.filter(({ order }) => order === 1);
  const byNumber = first.toSorted((a, b) => Number(a.personalNumber) - Number(b.personalNumber));
  const begins = byNumber.map(({ validFrom }) => validFrom ?? '');
  expect(begins).toEqual(begins.toSorted());
  expect(begins.at(-1)?.slice(0, 4)).toBe('2004');
});

test('an online pass is the last pass and changes the presence', () => {
  const database = aDatabase();
  const { ref } = people.employee;
  const card = () => personalCardOf(database, ref, 'en');
  expect(card()).toMatchObject({
    presence: 'At work',
    lastPassageTime: expect.stringMatching(/^2026-11-20T07:[45]/),
  });
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
