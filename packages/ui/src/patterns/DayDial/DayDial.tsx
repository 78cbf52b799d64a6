import type { PlanIntervalKind } from '@selfservice/api/core/plan-interval';
import type { ComponentProps, ReactNode } from 'react';
import type { DayArc } from './dayArcs.ts';
import { Centre, Face, Root } from './DayDial.styles.ts';
import { dialArc } from './dialArc.ts';
import { dialNumerals, dialTicks, dialX, dialY } from './dialGeometry.ts';

/** A pass on the dial. */
export interface DialPass {
  /** Minutes since midnight. */
  minute: number;
  /** Whether its result is not known yet. Default: false. */
  isPending?: boolean;
}

/** Other attributes go to the root. */
export interface DayDialProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The position of the hand, in minutes since midnight; null for no hand. */
  now: number | null;
  /** The parts of the day. The part of a shift before `now` is solid. Default: none. */
  arcs?: readonly DayArc[];
  /** The passes of the day, as dots on the rim. Default: none. */
  passes?: readonly DialPass[];
  /** Whether the hand sweeps because something is being checked. Default: false. */
  isSweeping?: boolean;
  /** The content of the middle, for example the time. Default: none. */
  children?: ReactNode;
}

/** Shifts lie on the circle, plan changes outside, everything else inside, in the stack order of plans. */
const radii: Record<PlanIntervalKind, number> = {
  planChange: 140,
  shift: 128,
  request: 114,
  otherA: 114,
  other: 114,
  otherB: 104,
};

/**
 * The dial of the product: twenty-four hours with midnight at the top, as wide as its parent. A small dial has fewer and
 * bolder lines; below 64 px it is the mark of the product. The drawing is a decoration hidden from assistive technology,
 * so its information must also be available as text.
 */
export function DayDial({ now, arcs = [], passes = [], isSweeping, children, ...rest }: DayDialProps) {
  return (
    <Root {...rest}>
      <Face viewBox="-200 -200 400 400" fill="none" aria-hidden="true">
        <circle r={168} data-rim="" />
        <circle r={128} data-track="" />
        <path d={minorTicks} data-minor="" />
        <path d={hourTicks} data-hours="" />
        {arcs.map((arc, place) => (
          <DialArc key={place} arc={arc} now={now} />
        ))}
        {passes.map(({ minute, isPending }, place) => (
          <circle
            // Two passes can be in the same minute.
            key={place}
            cy={-187}
            r={7}
            data-pass={isPending ? 'pending' : 'recorded'}
            style={{ rotate: degrees(minute) }}
          />
        ))}
        {now !== null && (
          <g data-hand="" style={{ rotate: degrees(now) }}>
            <path d="M0 -106V-170" data-sweeping={isSweeping || undefined} />
            <path d="M0 36V-106" data-inner="" />
          </g>
        )}
        {dialNumerals
          .filter((hour) => isClear(hour, now))
          .map((hour) => (
            <text
              key={hour}
              x={dialX(hour, 158)}
              y={dialY(hour, 158)}
              data-numeral={hour % 6 === 0 ? 'quarter' : ''}
            >
              {hour}
            </text>
          ))}
      </Face>
      {children && <Centre>{children}</Centre>}
    </Root>
  );
}

/** Returns whether the hand does not cover a numeral. */
function isClear(hour: number, now: number | null): boolean {
  if (now === null) return true;
  const distance = Math.abs(hour * 60 - now) % dayMinutes;
  return Math.min(distance, dayMinutes - distance) > coveredMinutes;
}

const dayMinutes = 24 * 60;

/** A numeral closer to the hand is not drawn. */
const coveredMinutes = 25;

const minorTicks = dialTicks(96, 184);
const hourTicks = dialTicks(24, 177);

/** A part of the day; a running shift is drawn in two parts. */
function DialArc({ arc, now }: { arc: DayArc; now: number | null }) {
  const { kind, from, to, isOtherDay } = arc;
  const path = (first: number, last: number) => dialArc(first / 60, last / 60, radii[kind]);
  const elapsed = kind === 'shift' && !isOtherDay && now !== null ? Math.min(now, to) : from;
  return (
    <>
      <path d={path(from, to)} data-arc={kind} data-faint={isOtherDay || undefined} />
      {elapsed > from && <path d={path(from, elapsed)} data-arc={kind} data-elapsed="" />}
    </>
  );
}

function degrees(minute: number): string {
  return `${minute / 4}deg`;
}
