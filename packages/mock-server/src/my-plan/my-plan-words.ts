import { texts } from '../core/texts.ts';

/** Messages of refused calls about the user's own plan. */
export const myPlanWords = {
  oldVersion: (version: string) =>
    texts(
      `Version ${version} of the application is not supported. Load the page again.`,
      `Verze ${version} aplikace není podporována. Načtěte stránku znovu.`,
      `Verzia ${version} aplikácie nie je podporovaná. Načítajte stránku znova.`,
    ),
  nothingNamed: texts(
    'The list of requests is empty.',
    'Není uvedena žádná žádost.',
    'Nie je uvedená žiadna žiadosť.',
  ),
  notWaiting: (id: number) =>
    texts(
      `The request ${id} is no longer pending.`,
      `Žádost ${id} už nečeká na vyřízení.`,
      `Žiadosť ${id} už nečaká na vybavenie.`,
    ),
};
