import { overtimeStateIcons } from './overtimeStateIcons.ts';
import { planDayIcons } from './planDayIcons.ts';
import { presenceIcons } from './presenceIcons.ts';
import { requestStateIcons } from './requestStateIcons.ts';
import { worksheetStateIcons } from './worksheetStateIcons.ts';

/** Everything that has states, with the look of each. */
export const stateIcons = {
  request: requestStateIcons,
  worksheet: worksheetStateIcons,
  presence: presenceIcons,
  planDay: planDayIcons,
  overtime: overtimeStateIcons,
};

/** What can have a state. */
export type StateKind = keyof typeof stateIcons;

/** The states of a kind. */
export type StateOf<Kind extends StateKind> = Kind extends StateKind
  ? keyof (typeof stateIcons)[Kind]
  : never;
