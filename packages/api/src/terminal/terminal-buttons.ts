import type { PassDirection, PassType } from './pass-types.ts';

/** The ids of the types behind buttons 3 to 6; null for no button. @requirement terminal-3 */
export type ChosenTypes = readonly (number | null)[];

/** The number of buttons that the user chooses. */
const chosenCount = 4;

/** No button has been chosen yet. */
export const noChosenTypes: ChosenTypes = Array.from({ length: chosenCount }, () => null);

/** Reads stored buttons; values that are not numbers become null. */
export function toChosenTypes(kept: readonly unknown[]): ChosenTypes {
  return noChosenTypes.map((_, index) => {
    const id = kept[index];
    return typeof id === 'number' && Number.isInteger(id) ? id : null;
  });
}

/** The types of buttons 1 and 2. @requirement terminal-2 */
export const fixedTypes = [
  { id: 1, direction: 'in' },
  { id: 21, direction: 'out' },
] as const satisfies readonly Omit<PassType, 'name'>[];

/** A button of the terminal. */
export interface TerminalButton {
  /** 1 to 6. */
  place: number;
  typeId: number;
  direction: PassDirection;
  /** In words of the server; empty until it is loaded. */
  name: string;
  /** Whether the chosen type is no longer offered. */
  isGone: boolean;
}

/**
 * Returns the buttons of the terminal, in order. The first two are always there, also without the types, without a
 * network, and if the server offers only others; chosen buttons need the types.
 *
 * @param types the offered types; undefined while loading
 * @requirement terminal-2, terminal-3, terminal-5
 */
export function terminalButtons(
  types: readonly PassType[] | undefined,
  chosen: ChosenTypes,
): TerminalButton[] {
  const fixed = fixedTypes.map(({ id, direction }, index) => buttonOf(index + 1, id, direction, types));
  if (!types) return fixed;
  const more = chosen.flatMap((id, index) =>
    id === null ? [] : [buttonOf(index + 1 + fixedTypes.length, id, 'unknown', types)],
  );
  return [...fixed, ...more];
}

function buttonOf(
  place: number,
  typeId: number,
  direction: PassDirection,
  types: readonly PassType[] | undefined,
): TerminalButton {
  const type = types?.find(({ id }) => id === typeId);
  return {
    place,
    typeId,
    direction: type?.direction ?? direction,
    name: type?.name ?? '',
    isGone: place > fixedTypes.length && types !== undefined && !type,
  };
}
