import type { PlanIntervalKind } from '@selfservice/api/core/plan-interval';
import { dialArc } from '../../patterns/DayDial/dialArc.ts';
import type { DayArc } from './dayArcs.ts';
import { Ring } from './DayRing.styles.ts';

export interface DayRingProps {
  /** The intervals of the day. */
  arcs: readonly DayArc[];
  /** Minutes since midnight. */
  now: number;
  /** Passes, in minutes since midnight. */
  passes: readonly number[];
}

/** Shifts lie on the circle, plan changes outside, everything else inside, in the stack order of plans. */
const radii: Record<PlanIntervalKind, number> = {
  planChange: 138,
  shift: 128,
  request: 115,
  otherA: 115,
  other: 115,
  otherB: 105,
};

/** The dial of the day: shifts, passes and a hand for the current time. The words beside it say the same. */
export function DayRing({ arcs, now, passes }: DayRingProps) {
  return (
    <Ring>
      {arcs.map(({ kind, from, to, isOtherDay }, place) => (
        <path
          key={place}
          d={dialArc(from / 60, to / 60, radii[kind])}
          data-arc={kind}
          data-faint={isOtherDay || undefined}
        />
      ))}
      {passes.map((minute) => (
        <path key={minute} d="M0 -198V-172" data-pass="" style={{ rotate: degrees(minute) }} />
      ))}
      <g data-hand="" style={{ rotate: degrees(now) }}>
        <path d="M0 -92V-170" />
        <path d="M0 0V-92" data-inner="" />
        <circle r={9} data-inner="" />
      </g>
    </Ring>
  );
}

function degrees(minute: number): string {
  return `${minute / 4}deg`;
}
