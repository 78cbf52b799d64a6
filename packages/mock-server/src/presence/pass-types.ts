import type { Texts } from '../core/texts.ts';
import { texts } from '../core/texts.ts';

/** A kind of pass offered by terminals. */
export interface PassType {
  /** `PRITOMNOST`. */
  id: number;
  /** 0 unknown, 1 in, 2 out. */
  direction: 0 | 1 | 2;
  /** Name of the pass. */
  pass: Texts;
  /** Name of the resulting presence; null if it has no translation. */
  presence: Texts | null;
}

const atWork = texts('At work', 'V práci', 'V práci');

/** The kinds of passes by name. */
export const passTypes = {
  in: { id: 1, direction: 1, pass: texts('In', 'Příchod', 'Príchod'), presence: atWork },
  back: {
    id: 2,
    direction: 1,
    pass: texts('Back from a break', 'Návrat z přestávky', 'Návrat z prestávky'),
    presence: atWork,
  },
  out: {
    id: 21,
    direction: 2,
    pass: texts('Out', 'Odchod', 'Odchod'),
    presence: texts('Away', 'Nepřítomen', 'Neprítomný'),
  },
  lunch: {
    id: 22,
    direction: 2,
    pass: texts('Lunch', 'Oběd', 'Obed'),
    presence: texts('At lunch', 'Na obědě', 'Na obede'),
  },
  errand: {
    id: 24,
    direction: 2,
    pass: texts('Out on an errand', 'Odchod s propustkou', 'Odchod s priepustkou'),
    presence: null,
  },
  // A door that does not record the direction.
  door: {
    id: 29,
    direction: 0,
    pass: texts('Door opened', 'Otevření dveří', 'Otvorenie dverí'),
    presence: texts('Not known', 'Není známo', 'Nie je známe'),
  },
} as const satisfies Record<string, PassType>;

/** The name of a kind of pass. */
export type PassKey = keyof typeof passTypes;
