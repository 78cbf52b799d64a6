import type { Language } from '@selfservice/api/core/language';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { localDate } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import { toWireDate } from '../core/wire-dates.ts';

type Names = Record<Language, string>;

const christmas: Names = {
  en: 'Christmas Day',
  cs: '1. svátek vánoční',
  sk: 'Prvý sviatok vianočný',
};

const fixed: Record<string, Names> = {
  '01-01': {
    en: 'New Year’s Day',
    cs: 'Den obnovy samostatného českého státu, Nový rok',
    sk: 'Deň obnovy samostatného českého štátu, Nový rok',
  },
  '05-01': { en: 'Labour Day', cs: 'Svátek práce', sk: 'Sviatok práce' },
  '05-08': { en: 'Victory Day', cs: 'Den vítězství', sk: 'Deň víťazstva' },
  '07-05': {
    en: 'Saints Cyril and Methodius Day',
    cs: 'Den slovanských věrozvěstů Cyrila a Metoděje',
    sk: 'Deň slovanských vierozvestcov Cyrila a Metoda',
  },
  '07-06': { en: 'Jan Hus Day', cs: 'Den upálení mistra Jana Husa', sk: 'Deň upálenia majstra Jána Husa' },
  '09-28': { en: 'Czech Statehood Day', cs: 'Den české státnosti', sk: 'Deň českej štátnosti' },
  '10-28': {
    en: 'Independent Czechoslovak State Day',
    cs: 'Den vzniku samostatného československého státu',
    sk: 'Deň vzniku samostatného československého štátu',
  },
  '11-17': {
    en: 'Struggle for Freedom and Democracy Day',
    cs: 'Den boje za svobodu a demokracii',
    sk: 'Deň boja za slobodu a demokraciu',
  },
  '12-24': { en: 'Christmas Eve', cs: 'Štědrý den', sk: 'Štedrý deň' },
  '12-25': christmas,
  '12-26': { en: 'St Stephen’s Day', cs: '2. svátek vánoční', sk: 'Druhý sviatok vianočný' },
};

const easter: [days: number, names: Names][] = [
  [-2, { en: 'Good Friday', cs: 'Velký pátek', sk: 'Veľký piatok' }],
  [1, { en: 'Easter Monday', cs: 'Velikonoční pondělí', sk: 'Veľkonočný pondelok' }],
];

const years = new Map<number, Map<LocalDate, Names>>();

/** Returns the names of the Czech public holiday on a day, or undefined. */
export function publicHolidayOn(day: LocalDate): Names | undefined {
  const year = Number(day.slice(0, 4));
  const holidays = years.get(year) ?? holidaysOf(year);
  years.set(year, holidays);
  return holidays.get(day);
}

/** Returns the public holidays between two days, both included, in the backend's spelling. */
export function publicHolidayRows(from: LocalDate, to: LocalDate, language: Language) {
  const rows: { date: string; name: string }[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const names = publicHolidayOn(day);
    if (names) rows.push({ date: toWireDate(day), name: names[language] });
  }
  return rows;
}

function holidaysOf(year: number): Map<LocalDate, Names> {
  const holidays = new Map<LocalDate, Names>();
  for (const [day, names] of Object.entries(fixed)) holidays.set(localDate(`${year}-${day}`), names);
  for (const [days, names] of easter) holidays.set(addDays(easterSunday(year), days), names);
  return holidays;
}

/** Returns Easter Sunday by Gauss's algorithm, for the years 1900 to 2099. */
function easterSunday(year: number): LocalDate {
  const moon = (19 * (year % 19) + 24) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  let days = moon + weekday;
  if (days === 35 || (days === 34 && moon === 28 && year % 19 > 10)) days -= 7;
  return addDays(localDate(`${year}-03-22`), days);
}
