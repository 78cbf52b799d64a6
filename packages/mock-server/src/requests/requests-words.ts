import { texts } from '../core/texts.ts';

/** The texts of the refusals of calls about requests. */
export const requestsWords = {
  noRequest: (id: number) =>
    texts(`There is no request ${id}.`, `Žádost ${id} neexistuje.`, `Žiadosť ${id} neexistuje.`),
  nothingNamed: texts(
    'The list of requests is empty.',
    'Není uvedena žádná žádost.',
    'Nie je uvedená žiadna žiadosť.',
  ),
  notYours: texts(
    'You cannot decide about this request.',
    'O této žádosti nerozhodujete.',
    'O tejto žiadosti nerozhodujete.',
  ),
  decided: texts(
    'The request has been decided already.',
    'O žádosti už bylo rozhodnuto.',
    'O žiadosti sa už rozhodlo.',
  ),
  someDecided: texts(
    'One of the requests has been decided in the meantime. Nothing has been changed.',
    'O některé z žádostí mezitím někdo rozhodl. Nic se nezměnilo.',
    'O niektorej zo žiadostí medzitým niekto rozhodol. Nič sa nezmenilo.',
  ),
  closed: texts('The period is closed.', 'Období je uzavřeno.', 'Obdobie je uzavreté.'),
  notForThisPerson: texts(
    'You are not allowed to create requests for this person.',
    'Pro tuto osobu nemůžete podávat žádosti.',
    'Pre túto osobu nemôžete podávať žiadosti.',
  ),
  noAccount: texts(
    'The employee has no such account.',
    'Zaměstnanec takový účet nemá.',
    'Zamestnanec taký účet nemá.',
  ),
  noLanguage: (code: string) =>
    texts(`The language ${code} is not supported.`, `Jazyk ${code} není.`, `Jazyk ${code} nie je.`),
  noDays: texts('There are no days.', 'Není uveden žádný den.', 'Nie je uvedený žiadny deň.'),
  severalPeople: texts(
    'The days belong to several people.',
    'Dny nepatří jedné osobě.',
    'Dni nepatria jednej osobe.',
  ),
  severalAccounts: texts(
    'The days belong to several accounts.',
    'Dny nepatří jednomu účtu.',
    'Dni nepatria jednému účtu.',
  ),
  severalNotes: texts(
    'The days have different notes.',
    'Dny mají různé poznámky.',
    'Dni majú rôzne poznámky.',
  ),
  notInARow: texts('The days are not consecutive.', 'Dny na sebe nenavazují.', 'Dni na seba nenadväzujú.'),
  oneRow: texts('A part of a day must be one row.', 'Část dne je jeden řádek.', 'Časť dňa je jeden riadok.'),
  oneTime: texts(
    'A part of a day needs a begin and an end.',
    'Část dne má začátek i konec.',
    'Časť dňa má začiatok aj koniec.',
  ),
  otherDay: texts(
    'A part of a day must begin on its day.',
    'Část dne začíná ve svém dni.',
    'Časť dňa sa začína vo svojom dni.',
  ),
  endBeforeBegin: texts(
    'The end is before the begin.',
    'Konec je před začátkem.',
    'Koniec je pred začiatkom.',
  ),
  endNotAfterBegin: texts(
    'The end is not after the begin.',
    'Konec není po začátku.',
    'Koniec nie je po začiatku.',
  ),
  tooLong: texts(
    'A part of a day must not be longer than a day.',
    'Část dne není delší než den.',
    'Časť dňa nie je dlhšia ako deň.',
  ),
  noNote: texts(
    'A note is required to enter a request.',
    'Pro zadání žádosti je nutná poznámka.',
    'Na zadanie žiadosti je potrebná poznámka.',
  ),
};
