/** A term of the product and the words that may not be used for it. */
export interface Term {
  /** The alternatives that are forbidden. */
  pattern: RegExp;
  /** The term. */
  instead: string;
}

/** The languages of the interface. */
export type TermLanguage = 'en' | 'cs' | 'sk';

/**
 * The glossary of the interface: one term per thing in each language. The meanings are in "Voice and wording" of the
 * workbench. A letter with a diacritic is no word character for `\b`, so the patterns of Czech and Slovak use `\p{L}`.
 */
export const terms: Record<TermLanguage, readonly Term[]> = {
  en: [
    { pattern: /\b(den(y|ied|ies|ying)|declin(e|es|ed|ing)|refus(e|es|ed|ing|al))\b/i, instead: 'reject' },
    { pattern: /\bdetail plans?\b|\bdetails? of (the )?plans?\b/i, instead: 'plan detail' },
    { pattern: /(?<!\bpublic )\bholidays?\b/i, instead: 'public holiday, vacation' },
    { pattern: /\b(everybody|somebody|nobody)\b/i, instead: 'everyone, someone, no one' },
    { pattern: /\binsert(s|ed|ing)? (an )?absences?\b/i, instead: 'add absence' },
    { pattern: /\bsign(s|ed|ing)? out\b/i, instead: 'log out' },
    { pattern: /\blog(s|ged|ging)? ?in\b/i, instead: 'sign in' },
    { pattern: /\bcomments?\b/i, instead: 'note' },
    { pattern: /\bmark(s|ed|ing)? (\S+ )?days?\b|\bdays? marked\b/i, instead: 'select, selected' },
    { pattern: /\bany more\b/i, instead: 'no longer' },
    { pattern: /\b(that|which) waits?\b|\bon its way\b/i, instead: 'pending' },
    { pattern: /\byou may not\b/i, instead: 'you are not allowed to' },
    { pattern: /\bwhat you typed\b/i, instead: 'what you entered' },
  ],
  cs: [
    { pattern: /odmít/iu, instead: 'zamítnout' },
    { pattern: /podrobn\p{L}* plán/iu, instead: 'detail plánu' },
    { pattern: /státní(m|ho|mu)? svát/iu, instead: 'svátek' },
    { pattern: /pracovní\p{L}* směn/iu, instead: 'směna' },
    { pattern: /zástup(?!c)/iu, instead: 'zastupování' },
    { pattern: /(?<!\p{L})neznámo(?!\p{L})/iu, instead: 'bez údaje' },
    { pattern: /komentář/iu, instead: 'poznámka' },
    { pattern: /selhal/iu, instead: 'se nepodařilo' },
    { pattern: /(?<!\p{L})úkol/iu, instead: 'k vyřízení' },
    { pattern: /(?<!\p{L})domů(?!\p{L})/iu, instead: 'úvodní obrazovka' },
    { pattern: /označ\p{L}* (\S+ )?(den|dny|dnů)(?!\p{L})/iu, instead: 'vybrat' },
    { pattern: /co jste zadali/iu, instead: 'zadané údaje zůstaly zachovány' },
  ],
  sk: [
    { pattern: /odmiet/iu, instead: 'zamietnuť' },
    { pattern: /podrobn\p{L}* plán/iu, instead: 'detail plánu' },
    { pattern: /štátn\p{L}* sviat/iu, instead: 'sviatok' },
    { pattern: /pracovn(á|é|ú|ej|ou|ých|ým|ými) zm(en|ien)/iu, instead: 'zmena' },
    { pattern: /zástup(?!c)/iu, instead: 'zastupovanie' },
    { pattern: /(?<!\p{L})neznáme(?!\p{L})/iu, instead: 'bez údaja' },
    { pattern: /komentár/iu, instead: 'poznámka' },
    { pattern: /zlyhal/iu, instead: 'sa nepodarilo' },
    { pattern: /(?<!\p{L})úloh/iu, instead: 'na vybavenie' },
    { pattern: /(?<!\p{L})(domov|odstrániť všetko)(?!\p{L})/iu, instead: 'úvodná obrazovka, zmazať' },
    { pattern: /(?<!\p{L})iba(?!\p{L})/iu, instead: 'len' },
    { pattern: /označ\p{L}* (\S+ )?(deň|dni|dní)(?!\p{L})/iu, instead: 'vybrať' },
    {
      pattern: /je možno poškod|čo ste zadali/iu,
      instead: 'môže byť poškodený; zadané údaje zostali zachované',
    },
  ],
};
