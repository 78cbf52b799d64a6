import { texts } from './texts.ts';

/** The error messages that all areas share. */
export const coreWords = {
  noToken: texts(
    'Authorization has been denied for this request.',
    'Autorizace tohoto požadavku byla zamítnuta.',
    'Autorizácia tejto požiadavky bola zamietnutá.',
  ),
  notAllowed: texts(
    'You are not allowed to do this.',
    'K tomu nemáte oprávnění.',
    'Na to nemáte oprávnenie.',
  ),
  passwordFirst: texts('Change your password first.', 'Nejprve si změňte heslo.', 'Najprv si zmeňte heslo.'),
  language: texts(
    'Accept-Language: one of en, cs and sk is expected.',
    'Accept-Language: očekává se en, cs nebo sk.',
    'Accept-Language: očakáva sa en, cs alebo sk.',
  ),
  contentType: (type: string) =>
    texts(
      `Content-Type: ${type} is expected.`,
      `Content-Type: očekává se ${type}.`,
      `Content-Type: očakáva sa ${type}.`,
    ),
  invalid: (field: string, reason: string) =>
    texts(
      `${field}: ${reason}`,
      `${field}: neplatná hodnota (${reason})`,
      `${field}: neplatná hodnota (${reason})`,
    ),
  unknownField: (field: string) =>
    texts(`${field}: there is no such field.`, `${field}: takové pole není.`, `${field}: také pole nie je.`),
  noDateTime: (field: string) =>
    texts(
      `${field}: a date and time as yyyy-MM-ddTHH:mm:ssZ is expected.`,
      `${field}: očekává se datum a čas ve tvaru yyyy-MM-ddTHH:mm:ssZ.`,
      `${field}: očakáva sa dátum a čas v tvare yyyy-MM-ddTHH:mm:ssZ.`,
    ),
  noDate: (field: string) =>
    texts(
      `${field}: a date is written at 00:00:00.`,
      `${field}: datum se píše s časem 00:00:00.`,
      `${field}: dátum sa píše s časom 00:00:00.`,
    ),
  noMonth: (field: string) =>
    texts(
      `${field}: a month is written as its first day.`,
      `${field}: měsíc se píše jako jeho první den.`,
      `${field}: mesiac sa píše ako jeho prvý deň.`,
    ),
  noNumber: (field: string) =>
    texts(`${field}: a number is expected.`, `${field}: očekává se číslo.`, `${field}: očakáva sa číslo.`),
  noInlineCount: texts(
    '$inlinecount: allpages is expected.',
    '$inlinecount: očekává se allpages.',
    '$inlinecount: očakáva sa allpages.',
  ),
  wrongOrder: texts(
    'The first day is after the last one.',
    'První den je až po posledním.',
    'Prvý deň je až po poslednom.',
  ),
  noPerson: (ref: string) =>
    texts(`There is no person ${ref}.`, `Osoba ${ref} neexistuje.`, `Osoba ${ref} neexistuje.`),
  onPurpose: texts('This failure is simulated.', 'Tato chyba je simulovaná.', 'Táto chyba je simulovaná.'),
  noHandler: (call: string) =>
    texts(`There is no handler for ${call}.`, `Na ${call} nic neodpovídá.`, `Na ${call} nič neodpovedá.`),
};
