import { texts } from '../core/texts.ts';

/** The reasons why a call about the department plan is refused. */
export const departmentPlanWords = {
  tooManyPeople: (most: number) =>
    texts(
      `Request at most ${most} people in one call.`,
      `Najednou se lze ptát nejvýše na tento počet osob: ${most}.`,
      `Naraz sa možno pýtať najviac na tento počet osôb: ${most}.`,
    ),
  noOneNamed: texts('No person is named.', 'Není uvedena žádná osoba.', 'Nie je uvedená žiadna osoba.'),
};
