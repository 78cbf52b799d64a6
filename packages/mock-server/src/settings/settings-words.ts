import { texts } from '../core/texts.ts';

/** The messages of refused settings calls. */
export const settingsWords = {
  noLanguage: (code: string) =>
    texts(
      `The language ${code} is not supported.`,
      `Jazyk ${code} není podporován.`,
      `Jazyk ${code} nie je podporovaný.`,
    ),
  asSubstitute: texts(
    'Substitutions cannot be changed while you act for another person.',
    'Dokud někoho zastupujete, nemůžete zástupy měnit.',
    'Kým niekoho zastupujete, nemôžete zastupovania meniť.',
  ),
  notSubstitutable: (ref: string) =>
    texts(
      `The person ${ref} cannot be substituted.`,
      `Osobu ${ref} zastupovat nelze.`,
      `Osobu ${ref} nemožno zastupovať.`,
    ),
  startInPast: texts(
    'A substitution cannot start before today.',
    'Zástup nemůže začínat před dneškem.',
    'Zastupovanie sa nemôže začínať pred dneškom.',
  ),
  endTooEarly: texts(
    'A substitution ends at least one day after its start.',
    'Zástup končí nejméně jeden den po svém začátku.',
    'Zastupovanie sa končí najmenej jeden deň po svojom začiatku.',
  ),
  noAction: (id: string) =>
    texts(`There is no action ${id}.`, `Akce ${id} neexistuje.`, `Akcia ${id} neexistuje.`),
  overlaps: texts(
    'This person is already substituted by you in that period.',
    'Tuto osobu v daném období už zastupujete.',
    'Túto osobu v danom období už zastupujete.',
  ),
  noSubstitution: (id: string) =>
    texts(`There is no substitution ${id}.`, `Zástup ${id} neexistuje.`, `Zastupovanie ${id} neexistuje.`),
};
