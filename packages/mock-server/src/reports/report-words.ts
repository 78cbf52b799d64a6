import { texts } from '../core/texts.ts';

/** The messages of refused reports. */
export const reportRefusals = {
  unknownClass: (name: string) =>
    texts(`There is no report ${name}.`, `Sestava ${name} neexistuje.`, `Zostava ${name} neexistuje.`),
  missing: (name: string) =>
    texts(`The parameter ${name} is missing.`, `Chybí parametr ${name}.`, `Chýba parameter ${name}.`),
  twice: (name: string) =>
    texts(
      `The parameter ${name} is there twice.`,
      `Parametr ${name} je uveden dvakrát.`,
      `Parameter ${name} je uvedený dvakrát.`,
    ),
  unknownParameter: (name: string) =>
    texts(
      `The report has no parameter ${name}.`,
      `Sestava nemá parametr ${name}.`,
      `Zostava nemá parameter ${name}.`,
    ),
  wrongValue: (name: string, value: string) =>
    texts(
      `${name}: “${value}” is no value of this parameter.`,
      `${name}: „${value}“ není hodnota tohoto parametru.`,
      `${name}: „${value}“ nie je hodnota tohto parametra.`,
    ),
  caller: (name: string) =>
    texts(
      `No reports are kept for ${name}.`,
      `Pro ${name} nejsou žádné sestavy.`,
      `Pre ${name} nie sú žiadne zostavy.`,
    ),
};

/** Names of parameters in a report. */
export const parameterWords: Record<string, ReturnType<typeof texts>> = {
  person: texts('Person', 'Osoba', 'Osoba'),
  date: texts('On', 'Ke dni', 'Ku dňu'),
  month: texts('Month', 'Měsíc', 'Mesiac'),
  from: texts('From', 'Od', 'Od'),
  to: texts('To', 'Do', 'Do'),
  monthFrom: texts('From', 'Od', 'Od'),
  monthTo: texts('To', 'Do', 'Do'),
  account: texts('Account', 'Účet', 'Účet'),
  holidayAccount: texts('Vacation account', 'Účet dovolené', 'Účet dovolenky'),
  source: texts('Source', 'Zdroj', 'Zdroj'),
  breaks: texts('With breaks', 'S přestávkami', 'S prestávkami'),
  intervals: texts('With intervals', 'S intervaly', 'S intervalmi'),
  codes: texts('With codes', 'S kódy', 'S kódmi'),
  changes: texts('With changes', 'Se změnami', 'So zmenami'),
  currentYear: texts('This year only', 'Jen letošní rok', 'Len tento rok'),
  extended: texts('Extended', 'Rozšířená', 'Rozšírená'),
};

/** Texts of a report besides its parameters. */
export const reportWords = {
  true: texts('Yes', 'Ano', 'Áno'),
  false: texts('No', 'Ne', 'Nie'),
  all: texts('Plan and worksheet', 'Plán i pracovní list', 'Plán aj pracovný list'),
  plan: texts('Plan', 'Plán', 'Plán'),
  worksheet: texts('Worksheet', 'Pracovní list', 'Pracovný list'),
  day: texts('Day', 'Den', 'Deň'),
  month: texts('Month', 'Měsíc', 'Mesiac'),
  entry: texts('Entry', 'Záznam', 'Záznam'),
  account: texts('Account', 'Účet', 'Účet'),
  entitled: texts('Entitled', 'Nárok', 'Nárok'),
  taken: texts('Taken', 'Čerpáno', 'Čerpané'),
  remaining: texts('Remaining', 'Zbývá', 'Zostáva'),
  worked: texts('Worked', 'Odpracováno', 'Odpracované'),
  excused: texts('Excused', 'Omluveno', 'Ospravedlnené'),
  unexcused: texts('Unexcused', 'Neomluveno', 'Neospravedlnené'),
  balance: texts('Balance', 'Saldo', 'Saldo'),
  carriedOver: texts('Carried over', 'Převod', 'Prevod'),
  total: texts('Total', 'Celkem', 'Spolu'),
  error: texts('Error', 'Chyba', 'Chyba'),
  nothing: texts('There are no rows.', 'Nejsou žádné řádky.', 'Nie sú žiadne riadky.'),
  shift: texts('Shift', 'Směna', 'Zmena'),
  begin: texts('Begins', 'Začátek', 'Začiatok'),
  end: texts('Ends', 'Konec', 'Koniec'),
  firstPass: texts('First pass', 'První průchod', 'Prvý prechod'),
  lastPass: texts('Last pass', 'Poslední průchod', 'Posledný prechod'),
  free: texts('Day off', 'Volno', 'Voľno'),
  /** All letters that English does not have. */
  letters: texts(
    'Letters of this font: ěščřžýáíéúůťďň ľĺŕôäó',
    'Písmena tohoto písma: ěščřžýáíéúůťďň ľĺŕôäó',
    'Písmená tohto písma: ěščřžýáíéúůťďň ľĺŕôäó',
  ),
  made: texts('Made on', 'Vytvořeno', 'Vytvorené'),
  page: texts('Page', 'Strana', 'Strana'),
};
