import type { LocalDateTime } from '@selfservice/api/core/local-date';
import { dateOf, monthOf, timeOf } from '@selfservice/api/core/local-date';
import { minutesOf } from '@selfservice/api/core/local-time';
import { myPlanQuery } from '@selfservice/api/my-plan/my-plan';
import { isAllowed } from '@selfservice/api/session/permissions';
import { lastPassesQuery } from '@selfservice/api/terminal/last-passes';
import type { DirectedPass } from '@selfservice/api/terminal/pass-direction';
import { directionOfPass } from '@selfservice/api/terminal/pass-direction';
import type { PassType } from '@selfservice/api/terminal/pass-types';
import type { TerminalState } from '@selfservice/api/terminal/terminal';
import { useQuery } from '@tanstack/react-query';
import { usePermissions } from '../../environment/Environment.tsx';
import { useNow } from '../../environment/useNow.ts';
import type { DayArc } from '../../patterns/DayDial/dayArcs.ts';
import { dayArcs } from '../../patterns/DayDial/dayArcs.ts';
import type { DialPass } from '../../patterns/DayDial/DayDial.tsx';
import { isOn, workedIntervals } from '../../patterns/DayDial/workedIntervals.ts';

/** The day of the person on the terminal. */
export interface TerminalDay {
  /** The shifts of today; none without the right to My plan. */
  arcs: readonly DayArc[];
  /** The passes of today. Those without a result are pending. */
  passes: readonly DialPass[];
  /** The last recorded pass; null if there is none, undefined if it is unknown. */
  last: DirectedPass | null | undefined;
}

/**
 * Fetches the plan of the month and the last passes. The terminal works without both.
 * @requirement terminal-33, terminal-34
 */
export function useTerminalDay(state: TerminalState, types: readonly PassType[] | undefined): TerminalDay {
  const now = useNow();
  const today = dateOf(now);
  const canSeePlan = isAllowed(usePermissions(), 'runMyPlan');
  const plan = useQuery({ ...myPlanQuery(monthOf(now)), enabled: canSeePlan });
  const { data: recorded } = useQuery(lastPassesQuery());
  const shifts = workedIntervals(plan.data?.intervals ?? []).filter(
    (interval) => interval.kind === 'shift' && isOn(interval, today),
  );
  const here = state.recorded?.pass;
  const pending = [...state.kept.map(({ pass }) => pass), ...(state.underWay ? [state.underWay.pass] : [])];
  const done = [...(recorded ?? []), ...(here ? [here] : [])];
  const newest = done.toSorted((one, other) => other.at.localeCompare(one.at))[0];
  const isKnown = recorded !== undefined || here !== undefined;
  return {
    arcs: dayArcs(shifts, today),
    // A recorded pass replaces a pending one of the same minute.
    passes: [...new Map([...minutes(pending, today, true), ...minutes(done, today, false)]).values()],
    last: isKnown
      ? newest
        ? { time: newest.at, direction: directionOfPass(newest.typeName, types) ?? 'unknown' }
        : null
      : undefined,
  };
}

function minutes(
  passes: readonly { at: LocalDateTime }[],
  today: string,
  isPending: boolean,
): [number, DialPass][] {
  return passes
    .filter(({ at }) => dateOf(at) === today)
    .map(({ at }) => {
      const minute = minutesOf(timeOf(at));
      return [minute, { minute, isPending }];
    });
}
