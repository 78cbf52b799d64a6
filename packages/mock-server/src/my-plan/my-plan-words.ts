import { texts } from '../core/texts.ts';

/** Why a call about the own plan is refused. */
export const myPlanWords = {
  oldVersion: (version: string) =>
    texts(
      `Version ${version} of the application is not supported. Load the page again.`,
      `Verze ${version} aplikace není podporována. Načtěte stránku znovu.`,
      `Verzia ${version} aplikácie nie je podporovaná. Načítajte stránku znova.`,
    ),
  nothingNamed: texts('No request is named.', 'Není uvedena žádná žádost.', 'Nie je uvedená žiadna žiadosť.'),
  notWaiting: (id: number) =>
    texts(
      `The request ${id} does not wait for you any more.`,
      `Žádost ${id} už na vás nečeká.`,
      `Žiadosť ${id} už na vás nečaká.`,
    ),
};
