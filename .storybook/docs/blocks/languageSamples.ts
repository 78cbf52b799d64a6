/** Words that try out a language's letters. */
export interface LanguageSample {
  language: string;
  /** The code of the language, for the screen reader's voice and for hyphens. */
  code: 'cs' | 'sk';
  /** Its letters beyond a to z. */
  letters: string;
  /** A sentence with each of them. */
  sentence: string;
  /** Long words such as the product has. */
  longWords: readonly string[];
}

/** Czech and Slovak, whose letters the font has to have. */
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
