import Holidays from 'date-holidays';
import { localDate } from '@selfservice/api/core/local-date';
import { expect, test } from 'vitest';
import { crowdPlaces } from '../centres/crowd-places.ts';
import type { Tenant } from '../core/people.ts';
import { tenantOf, tenants } from '../core/people.ts';
import { planDays } from './plan-day.ts';
import { holidayOn, publicHolidayRows } from './public-holidays.ts';
import { planPersonOf, shiftOn } from './shift-patterns.ts';

const countries = ['CZ', 'SK'] as const;
const years = Array.from({ length: 34 }, (_, index) => 2016 + index);

/** The public holidays according to the library, without holidays that are working days, by country and year. */
const library = { CZ: holidaysOf('CZ'), SK: holidaysOf('SK') };

function holidaysOf(country: (typeof countries)[number]) {
  const holidays = new Holidays(country);
  return years.map((year) => holidays.getHolidays(year).filter(({ type }) => type === 'public'));
}

function generated(): string {
  const ofCountry = (country: (typeof countries)[number]) =>
    library[country].map((holidays, index) => {
      const days = holidays.map(({ date }) => date.slice(5, 10));
      return `    ${years[index]}: '${days.join(' ')}',\n`;
    });
  const entries = countries.map((country) => `  ${country}: {\n${ofCountry(country).join('')}  },\n`);
  return `// Written by \`vitest run public-holidays --update\` from the library date-holidays (its data: CC BY 3.0).

/** The days of the public holidays on which people do not work, by country and year. */
export const holidayDays = {
${entries.join('')}} as const;
`;
}

const rowsOf = (year: number, tenant: Tenant, language: 'en' | 'cs' | 'sk' = 'en') =>
  publicHolidayRows(localDate(`${year}-01-01`), localDate(`${year}-12-31`), tenant, language);
const daysOf = (year: number, tenant: Tenant) => rowsOf(year, tenant).map(({ date }) => date.slice(5, 10));

test('the days are those of the library', () =>
  expect(generated()).toMatchFileSnapshot('./holiday-days.generated.ts'));

test.each([
  ['alfa', 'CZ', 'cs'],
  ['beta', 'SK', 'sk'],
] as const)(
  'the tenant %s has the holidays of %s, with the names of the library',
  (tenant, country, language) => {
    const expected = library[country].map((holidays) =>
      holidays.map(({ date, name }) => ({ date: `${date.slice(0, 10)}T00:00:00Z`, name })),
    );
    expect(years.map((year) => rowsOf(year, tenant, language))).toEqual(expected);
  },
);

test.each([
  [2026, '04-03', '04-06'],
  [2027, '03-26', '03-29'],
  [2049, '04-16', '04-19'],
])('in %i Good Friday and Easter Monday are %s and %s', (year, friday, monday) => {
  const days = daysOf(year, 'alfa');
  expect(days).toHaveLength(13);
  expect(days).toEqual(expect.arrayContaining([friday, monday]));
  expect(daysOf(year, 'beta')).toEqual(expect.arrayContaining([friday, monday]));
});

test.each([
  ['09-01', 2023],
  ['11-17', 2024],
  ['05-08', 2025],
  ['09-15', 2025],
])('in Slovakia %s is a day off for the last time in %i', (day, year) => {
  expect(daysOf(year, 'beta')).toContain(day);
  expect(daysOf(year + 1, 'beta')).not.toContain(day);
});

test('a public holiday has a name in each language', () => {
  const day = localDate('2026-11-17');
  const names = (['en', 'cs', 'sk'] as const).map((language) =>
    publicHolidayRows(day, day, 'alfa', language),
  );
  expect(names.map(([row]) => row?.name)).toEqual([
    'Struggle for Freedom and Democracy Day',
    'Den boje za svobodu a demokracii',
    'Deň boja za slobodu a demokraciu',
  ]);
  for (const tenant of ['alfa', 'beta'] as const)
    expect(rowsOf(2023, tenant, 'en').map(({ name }) => name)).not.toEqual(
      rowsOf(2023, tenant, 'cs').map(({ name }) => name),
    );
});

test('people who work on weekdays are off on the holidays of their tenant only', () => {
  const days = planDays(localDate('2025-12-01'), localDate('2027-11-30'));
  for (const tenant of tenants) {
    const office = crowdPlaces
      .filter(({ ref }) => tenantOf(ref) === tenant)
      .map(({ ref }) => planPersonOf(1, ref))
      .filter(({ pattern }) => pattern === 'office');
    expect(office.length).toBeGreaterThan(3);
    const workdays = days.filter(({ date, weekday }) => weekday < 6 && !holidayOn(date, tenant));
    for (const person of office) expect(days.filter((day) => shiftOn(person, day))).toEqual(workdays);
  }
});
