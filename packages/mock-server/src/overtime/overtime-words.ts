import { texts } from '../core/texts.ts';

/** The names of the accounts of overtime. */
export const overtimeAccounts = {
  paid: texts('Overtime to be paid', 'Přesčas k proplacení', 'Nadčas na preplatenie'),
  timeOff: texts('Overtime for time off', 'Přesčas k náhradnímu volnu', 'Nadčas na náhradné voľno'),
  weekend: texts(
    'Overtime at weekends and on public holidays, with a surcharge',
    'Přesčas o víkendu a ve svátek s příplatkem',
    'Nadčas cez víkend a vo sviatok s príplatkom',
  ),
};

/** The messages of refused overtime calls. */
export const overtimeWords = {
  noOvertime: (id: number) =>
    texts(`There is no overtime ${id}.`, `Přesčas ${id} neexistuje.`, `Nadčas ${id} neexistuje.`),
  notYours: texts(
    'The overtime is not yours to decide.',
    'O tomto přesčasu nerozhodujete.',
    'O tomto nadčase nerozhodujete.',
  ),
  decided: texts(
    'The overtime has been decided already.',
    'O přesčasu už bylo rozhodnuto.',
    'O nadčase už bolo rozhodnuté.',
  ),
};
