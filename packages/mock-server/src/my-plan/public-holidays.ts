import type { BackendLanguage } from '@selfservice/api/core/language';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { toUtcDate } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { Tenant } from '../core/people.ts';
import type { Texts } from '../core/texts.ts';
import { texts } from '../core/texts.ts';
import { toWireDate } from '../core/wire-dates.ts';
import { holidayDays } from './holiday-days.generated.ts';

/** The country whose public holidays a tenant has. */
const countries = { alfa: 'CZ', beta: 'SK' } as const satisfies Record<Tenant, keyof typeof holidayDays>;

const labourDay = texts('Labour Day', 'Svátek práce', 'Sviatok práce');
const freedomDay = texts(
  'Struggle for Freedom and Democracy Day',
  'Den boje za svobodu a demokracii',
  'Deň boja za slobodu a demokraciu',
);
const christmas = {
  '12-24': texts('Christmas Eve', 'Štědrý den', 'Štedrý deň'),
  '12-25': texts('Christmas Day', '1. svátek vánoční', 'Prvý sviatok vianočný'),
  '12-26': texts('St Stephen’s Day', '2. svátek vánoční', 'Druhý sviatok vianočný'),
};

/** The names of the holidays that have the same date every year. */
const fixed: Record<Tenant, Record<string, Texts>> = {
  alfa: {
    '01-01': texts(
      'New Year’s Day',
      'Nový rok a Den obnovy samostatného českého státu',
      'Nový rok a Deň obnovy samostatného českého štátu',
    ),
    '05-01': labourDay,
    '05-08': texts('Victory Day', 'Den vítězství', 'Deň víťazstva'),
    '07-05': texts(
      'Saints Cyril and Methodius Day',
      'Den slovanských věrozvěstů Cyrila a Metoděje',
      'Deň slovanských vierozvestcov Cyrila a Metoda',
    ),
    '07-06': texts('Jan Hus Day', 'Den upálení mistra Jana Husa', 'Deň upálenia majstra Jána Husa'),
    '09-28': texts('Czech Statehood Day', 'Den české státnosti', 'Deň českej štátnosti'),
    '10-28': texts(
      'Independent Czechoslovak State Day',
      'Den vzniku samostatného československého státu',
      'Deň vzniku samostatného československého štátu',
    ),
    '11-17': freedomDay,
    ...christmas,
  },
  beta: {
    '01-01': texts(
      'Day of the Establishment of the Slovak Republic',
      'Den vzniku Slovenské republiky',
      'Deň vzniku Slovenskej republiky',
    ),
    '01-06': texts('Epiphany', 'Zjevení Páně', 'Zjavenie Pána'),
    '05-01': labourDay,
    '05-08': texts('Day of Victory over Fascism', 'Den vítězství nad fašismem', 'Deň víťazstva nad fašizmom'),
    '07-05': texts(
      'Saints Cyril and Methodius Day',
      'Svátek svatého Cyrila a Metoděje',
      'Sviatok svätého Cyrila a Metoda',
    ),
    '08-29': texts(
      'Slovak National Uprising Anniversary',
      'Výročí Slovenského národního povstání',
      'Výročie Slovenského národného povstania',
    ),
    '09-01': texts('Constitution Day', 'Den Ústavy', 'Deň Ústavy'),
    '09-15': texts(
      'Day of Our Lady of the Seven Sorrows',
      'Svátek Panny Marie Sedmibolestné',
      'Sviatok Panny Márie Sedembolestnej',
    ),
    '11-01': texts('All Saints’ Day', 'Svátek Všech svatých', 'Sviatok všetkých svätých'),
    '11-17': freedomDay,
    ...christmas,
  },
};

const goodFriday = texts('Good Friday', 'Velký pátek', 'Veľký piatok');
const easterMonday = texts('Easter Monday', 'Velikonoční pondělí', 'Veľkonočný pondelok');

const holidays: Record<Tenant, ReadonlyMap<string, Texts>> = {
  alfa: holidaysOf('alfa'),
  beta: holidaysOf('beta'),
};

/** Returns the name of the public holiday that a tenant has on a day, or undefined. Known for 2016 to 2049. */
export function holidayOn(day: LocalDate, tenant: Tenant): Texts | undefined {
  return holidays[tenant].get(day);
}

/** Returns the public holidays of a tenant between two days, both included, in the backend's spelling. */
export function publicHolidayRows(from: LocalDate, to: LocalDate, tenant: Tenant, language: BackendLanguage) {
  const rows: { date: string; name: string }[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const names = holidayOn(day, tenant);
    if (names) rows.push({ date: toWireDate(day), name: names[language] });
  }
  return rows;
}

function holidaysOf(tenant: Tenant): Map<string, Texts> {
  const years = Object.entries(holidayDays[countries[tenant]]);
  return new Map(
    years.flatMap(([year, days]) =>
      days.split(' ').map((day): [string, Texts] => {
        const date = `${year}-${day}`;
        return [date, fixed[tenant][day] ?? easterHoliday(date as LocalDate)];
      }),
    ),
  );
}

/** Returns the name of a holiday at Easter. They are the only ones without a fixed date. */
function easterHoliday(day: LocalDate): Texts {
  return toUtcDate(day).getUTCDay() === 5 ? goodFriday : easterMonday;
}
