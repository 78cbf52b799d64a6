import { texts } from '../core/texts.ts';

/** The messages for a refused password. */
export const passwordWords = {
  ofOtherPerson: texts(
    'The password of someone else cannot be changed.',
    'Heslo někoho jiného nelze změnit.',
    'Heslo niekoho iného nemožno zmeniť.',
  ),
  tooShort: texts(
    'The password is shorter than four characters.',
    'Heslo je kratší než čtyři znaky.',
    'Heslo je kratšie ako štyri znaky.',
  ),
  hasUserName: texts(
    'The password contains the user name.',
    'Heslo obsahuje uživatelské jméno.',
    'Heslo obsahuje používateľské meno.',
  ),
  hasRun: texts(
    'The password contains a run of letters or digits.',
    'Heslo obsahuje řadu po sobě jdoucích písmen nebo číslic.',
    'Heslo obsahuje rad po sebe idúcich písmen alebo číslic.',
  ),
  repeats: texts(
    'The password repeats a character three times.',
    'Heslo opakuje jeden znak třikrát za sebou.',
    'Heslo opakuje jeden znak trikrát za sebou.',
  ),
};
