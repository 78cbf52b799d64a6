import { texts } from '../core/texts.ts';

/** The messages for a refused ticket. */
export const sessionWords = {
  noEmployment: (order: string) =>
    texts(
      `There is no employment ${order}.`,
      `Pracovní poměr ${order} neexistuje.`,
      `Pracovný pomer ${order} neexistuje.`,
    ),
  noSubstitution: (id: string) =>
    texts(
      `There is no substitution ${id}.`,
      `Zastupování ${id} neexistuje.`,
      `Zastupovanie ${id} neexistuje.`,
    ),
};
