import { texts } from '../core/texts.ts';

/** The messages of refused centre calls. */
export const centresWords = {
  noCentre: (id: number | string) =>
    texts(`There is no centre ${id}.`, `Středisko ${id} neexistuje.`, `Stredisko ${id} neexistuje.`),
  noCategory: (ref: string) =>
    texts(`There is no category ${ref}.`, `Kategorie ${ref} neexistuje.`, `Kategória ${ref} neexistuje.`),
  inNoCentre: texts('You are in no centre.', 'Nejste v žádném středisku.', 'Nie ste v žiadnom stredisku.'),
};
