/** Sample texts with the special letters of a language. */
export interface LanguageSample {
  language: string;
  /** The language code, used as `lang`. */
  code: 'cs' | 'sk';
  /** The letters of the language besides a to z. */
  letters: string;
  /** A sentence that contains each of them. */
  sentence: string;
  /** Long words. */
  longWords: readonly string[];
}

/** Samples for Czech and Slovak, whose letters the font must contain. */
export const languageSamples: readonly LanguageSample[] = [
  {
    language: 'Czech',
    code: 'cs',
    letters: 'áčďéěíňóřšťúůýž',
    sentence:
      'Příští týden má noční směnu Růžena Vaňková: zaťukejte u šéfa, buďte tam včas a sdělte jí kód i účet.',
    longWords: ['nejzodpovědnějšími', 'nejneobhospodařovávatelnějšími'],
  },
  {
    language: 'Slovak',
    code: 'sk',
    letters: 'áäčďéíĺľňóôŕšťúýž',
    sentence:
      'V stredu má päť hodín nočnej Žofia Vŕbová; stôl pri stĺpe je pre Vaňkovú, účet, žiadosť aj kód výťahu má šéf, buďte tam včas a neľakajte sa.',
    longWords: ['najzodpovednejšieho', 'najneobhospodarovateľnejšieho'],
  },
];
