import { texts } from '../core/texts.ts';

/** The messages of refused passes. */
export const terminalWords = {
  noPass: (reason: string) =>
    texts(`Value: ${reason}`, `Value: neplatná hodnota (${reason})`, `Value: neplatná hodnota (${reason})`),
  notYours: texts(
    'You may not insert passes for this person.',
    'Za tuto osobu nemůžete vkládat průchody.',
    'Za túto osobu nemôžete vkladať prechody.',
  ),
  noType: (id: number) =>
    texts(
      `Passes of the kind ${id} cannot be made here.`,
      `Průchod druhu ${id} tu nelze vložit.`,
      `Prechod druhu ${id} sa tu nedá vložiť.`,
    ),
  inTheFuture: texts(
    'The pass lies in the future. Check the clock of your device.',
    'Průchod je v budoucnosti. Zkontrolujte hodiny svého zařízení.',
    'Prechod je v budúcnosti. Skontrolujte hodiny svojho zariadenia.',
  ),
  noPosition: texts(
    'GPS: latitude;longitude of up to 11 characters each is expected.',
    'GPS: očekává se šířka;délka, každá nejvýše o 11 znacích.',
    'GPS: očakáva sa šírka;dĺžka, každá najviac s 11 znakmi.',
  ),
  twice: texts(
    'This pass has been recorded already.',
    'Tento průchod už je zaznamenaný.',
    'Tento prechod je už zaznamenaný.',
  ),
};
