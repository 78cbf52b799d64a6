import { overtimeStateIcons } from './overtimeStateIcons.ts';
import { planDayIcons } from './planDayIcons.ts';
import { planStateIcons } from './planStateIcons.ts';
import { presenceIcons } from './presenceIcons.ts';
import { requestStateIcons } from './requestStateIcons.ts';
import { worksheetStateIcons } from './worksheetStateIcons.ts';

/** The icon, colour and text of every state, by kind. */
export const stateIcons = {
  request: requestStateIcons,
  worksheet: worksheetStateIcons,
  presence: presenceIcons,
  planDay: planDayIcons,
  plan: planStateIcons,
  overtime: overtimeStateIcons,
};

/** A kind of item that has states. */
export type StateKind = keyof typeof stateIcons;

/** The states of a kind. */
export type StateOf<Kind extends StateKind> = Kind extends StateKind
  ? keyof (typeof stateIcons)[Kind]
  : never;
