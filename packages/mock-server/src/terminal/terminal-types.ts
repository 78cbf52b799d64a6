import type { Texts } from '../core/texts.ts';
import { texts } from '../core/texts.ts';
import { passTypes } from '../presence/pass-types.ts';

/** A type of pass offered by the online terminal. */
export interface TerminalType {
  /** `PRITOMNOST`. */
  id: number;
  /** 0 unknown, 1 in, 2 out. */
  direction: 0 | 1 | 2;
  /** The terminal's term. */
  term: Texts;
  /** The name for people, if it differs. */
  text?: Texts;
}

const same = (word: string) => texts(word, word, word);
const { in: comes, back, out, lunch, errand, door } = passTypes;
const plain = ({
  id,
  direction,
  pass,
}: typeof comes | typeof back | typeof out | typeof errand | typeof door) => ({
  id,
  direction,
  term: pass,
});

/** The types of passes offered by the online terminal. */
export const terminalTypes: readonly TerminalType[] = [
  plain(comes),
  plain(back),
  { id: 3, direction: 1, term: texts('Work from home', 'Práce z domova', 'Práca z domu') },
  plain(out),
  { id: lunch.id, direction: 2, term: same('LUNCH-22'), text: lunch.pass },
  { id: 23, direction: 2, term: same('MED-23'), text: texts('Doctor', 'Lékař', 'Lekár') },
  plain(errand),
  {
    id: 25,
    direction: 2,
    term: texts('Business trip', 'Služební cesta', 'Služobná cesta'),
  },
  plain(door),
];

/** Returns a type by id, or undefined. */
export function terminalTypeOf(id: number): TerminalType | undefined {
  return terminalTypes.find((type) => type.id === id);
}
