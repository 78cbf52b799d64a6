import { texts } from '../core/texts.ts';

/** Why a call about the plan of a department is refused. */
export const departmentPlanWords = {
  tooManyPeople: (most: number) =>
    texts(
      `Ask for no more than ${most} people at once.`,
      `Najednou se lze ptát nejvýše na tento počet osob: ${most}.`,
      `Naraz sa možno pýtať najviac na tento počet osôb: ${most}.`,
    ),
  nobodyNamed: texts('Nobody is named.', 'Není uvedena žádná osoba.', 'Nie je uvedená žiadna osoba.'),
};
