import type { LocalDateTime } from '../core/local-date.ts';
import { toUtcDate } from '../core/local-date.ts';
import type { PassDirection, PassType } from './pass-types.ts';

/** The usual names of the fixed pass types, in every language. */
const usualNames: ReadonlyMap<string, PassDirection> = new Map([
  ['In', 'in'],
  ['Příchod', 'in'],
  ['Príchod', 'in'],
  ['Out', 'out'],
  ['Odchod', 'out'],
]);

/** How long after a pass in the next pass is probably a pass out, in milliseconds. */
const longestPresence = 16 * 60 * 60 * 1000;

/**
 * Returns the direction of a recorded pass. The backend sends only the name of its type, so the direction is that of the
 * offered types of that name, otherwise that of the usual name. Null for an unusual name without a type, and where types of
 * that name differ.
 *
 * @param types the offered types; undefined if they are not loaded
 * @requirement terminal-36
 */
export function directionOfPass(
  name: string,
  types: readonly Pick<PassType, 'name' | 'direction'>[] | undefined,
): PassDirection | null {
  const offered = new Set(types?.filter((type) => type.name === name).map(({ direction }) => direction));
  const [direction = usualNames.get(name) ?? null] = offered;
  return offered.size > 1 ? null : direction;
}

/** Returns whether the name of a type only says its direction. */
export function isUsualName(name: string): boolean {
  return usualNames.has(name);
}

/** A pass with its direction. */
export interface DirectedPass {
  time: LocalDateTime;
  direction: PassDirection;
}

/**
 * Returns the direction of the probable next pass: out within 16 hours after a pass in, otherwise in. Null if the
 * direction of the last pass is unknown.
 *
 * @param last null if there is no pass
 * @requirement terminal-33
 */
export function likelyDirection(last: DirectedPass | null, now: LocalDateTime): 'in' | 'out' | null {
  if (!last) return 'in';
  if (last.direction === 'unknown') return null;
  return isPresent(last, now) ? 'out' : 'in';
}

/** Returns whether a pass in is at most 16 hours old. */
export function isPresent({ time, direction }: DirectedPass, now: LocalDateTime): boolean {
  return direction === 'in' && toUtcDate(now).getTime() - toUtcDate(time).getTime() <= longestPresence;
}
