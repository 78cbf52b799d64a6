import type { Texts } from '../core/texts.ts';
import { texts } from '../core/texts.ts';
import { overtimeAccounts } from '../overtime/overtime-words.ts';
import type { PlanPerson } from '../my-plan/shift-patterns.ts';

/** Messages of refused calls about worksheets. */
export const worksheetRefusals = {
  unknownLanguage: (code: string) =>
    texts(
      `Lang: ${code} is not a language of the application.`,
      `Lang: ${code} není jazyk aplikace.`,
      `Lang: ${code} nie je jazyk aplikácie.`,
    ),
  otherMonth: texts(
    'EndDate: a day of the month of StartDate is expected.',
    'EndDate: očekává se den v měsíci StartDate.',
    'EndDate: očakáva sa deň v mesiaci StartDate.',
  ),
  oldVersion: (version: string) =>
    texts(
      `Version ${version} of the application is not supported. Load the page again.`,
      `Verze ${version} aplikace není podporována. Načtěte stránku znovu.`,
      `Verzia ${version} aplikácie nie je podporovaná. Načítajte stránku znova.`,
    ),
  noWorksheet: texts(
    'There is no worksheet for this month.',
    'Pro tento měsíc výkaz neexistuje.',
    'Pre tento mesiac výkaz neexistuje.',
  ),
  notConfirmed: texts(
    'The worksheet has not been confirmed yet.',
    'Výkaz ještě nebyl potvrzen.',
    'Výkaz ešte nebol potvrdený.',
  ),
  alreadySigned: texts(
    'The worksheet has been signed already.',
    'Výkaz už byl podepsán.',
    'Výkaz už bol podpísaný.',
  ),
  mayNotSign: texts(
    'You can no longer sign this worksheet.',
    'Tento výkaz už nemůžete podepsat.',
    'Tento výkaz už nemôžete podpísať.',
  ),
  noMonth: (year: string, month: string) =>
    texts(
      `There is no month ${month} of ${year}.`,
      `Měsíc ${month} roku ${year} neexistuje.`,
      `Mesiac ${month} roku ${year} neexistuje.`,
    ),
  noAttachments: texts(
    'Nothing can be attached to this worksheet.',
    'K tomuto výkazu nelze nic přiložit.',
    'K tomuto výkazu nemožno nič priložiť.',
  ),
  noSuchAttachment: (name: string) =>
    texts(`There is no attachment ${name}.`, `Příloha ${name} neexistuje.`, `Príloha ${name} neexistuje.`),
  badName: texts(
    'The name of an attachment has 1 to 100 characters.',
    'Název přílohy má 1 až 100 znaků.',
    'Názov prílohy má 1 až 100 znakov.',
  ),
  longNote: texts(
    'The note of an attachment has 255 characters at most.',
    'Poznámka přílohy má nejvýše 255 znaků.',
    'Poznámka prílohy má najviac 255 znakov.',
  ),
  noImage: texts(
    'Only images can be attached.',
    'Přiložit lze pouze obrázky.',
    'Priložiť možno len obrázky.',
  ),
  nameTaken: (name: string) =>
    texts(
      `An attachment with the name ${name} exists already.`,
      `Příloha s názvem ${name} již existuje.`,
      `Príloha s názvom ${name} už existuje.`,
    ),
};

/** Error messages of days. */
export const dayErrorWords = {
  missingOut: texts(
    'A departure is missing after the last arrival.',
    'Po posledním příchodu chybí odchod.',
    'Po poslednom príchode chýba odchod.',
  ),
  missingIn: texts(
    'An arrival is missing before a departure.',
    'Před odchodem chybí příchod.',
    'Pred odchodom chýba príchod.',
  ),
  missingBetween: texts(
    'A departure is missing between two arrivals.',
    'Mezi dvěma příchody chybí odchod.',
    'Medzi dvoma príchodmi chýba odchod.',
  ),
  early: texts(
    'The arrival lies before the allowed time.',
    'Příchod je před povolenou dobou.',
    'Príchod je pred povoleným časom.',
  ),
};

/** Returns the heading of a week. */
export const weekWords = (number: number): Texts =>
  texts(`Week ${number}`, `Týden ${number}`, `Týždeň ${number}`);

/** The account of worked time. */
export const workedAccount = { id: 1, names: texts('Worked time', 'Odpracovaná doba', 'Odpracovaný čas') };

/** The accounts of overtime. */
export const overtimeAccountLabels = {
  paid: { names: overtimeAccounts.paid, accountID: 50 },
  timeOff: { names: overtimeAccounts.timeOff, accountID: 51 },
  weekend: { names: overtimeAccounts.weekend, accountID: 52 },
} as const;

/** Names of the working patterns. */
export const modelWords: Record<PlanPerson['pattern'], Texts> = {
  office: texts('Day shifts, 40 h', 'Denní směny, 40 h', 'Denné zmeny, 40 h'),
  partTime: texts('Part time, 20 h', 'Zkrácený úvazek, 20 h', 'Skrátený úväzok, 20 h'),
  sixHours: texts('Part time, 30 h', 'Zkrácený úvazek, 30 h', 'Skrátený úväzok, 30 h'),
  students: texts('Student, by agreement', 'Brigádník na dohodu', 'Brigádnik na dohodu'),
  twoShifts: texts('Two shifts', 'Dvousměnný provoz', 'Dvojzmenná prevádzka'),
  threeShifts: texts('Three shifts', 'Třísměnný provoz', 'Trojzmenná prevádzka'),
  turns: texts('Shifts in turns', 'Střídavé směny', 'Striedavé zmeny'),
  nights: texts('Nights', 'Noční směny', 'Nočné zmeny'),
  continuous: texts('Continuous', 'Nepřetržitý provoz', 'Nepretržitá prevádzka'),
  longShifts: texts('Twelve-hour shifts', 'Dvanáctihodinové směny', 'Dvanásťhodinové zmeny'),
};

/** Texts of the signing dialog: `PLIST_TEXT`, `PLIST_TEXT2`, `PLIST_TEXT3`. */
export const signWords = [
  texts(
    'By signing I confirm that the worksheet agrees with the time that I have worked.',
    'Podpisem potvrzuji, že výkaz souhlasí s dobou, kterou jsem odpracoval(a).',
    'Podpisom potvrdzujem, že výkaz súhlasí s časom, ktorý som odpracoval(a).',
  ),
  texts(
    'After that, the worksheet can only be changed by the payroll department.',
    'Poté může výkaz změnit pouze mzdová účtárna.',
    'Potom môže výkaz zmeniť iba mzdová učtáreň.',
  ),
  texts(
    'Objections can be raised with the manager within five days.',
    'Námitky lze podat u nadřízeného do pěti dnů.',
    'Námietky možno podať u nadriadeného do piatich dní.',
  ),
] as const;
