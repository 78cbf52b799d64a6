import type { PassDirection, PassType } from './pass-types.ts';

/** The kinds of passes behind buttons 3 to 6, by their numbers; null: there is no such button. */
export type ChosenTypes = readonly (number | null)[];

/** How many buttons are chosen by the person. Specification 001 section 2. */
const chosenCount = 4;

/** No button has been chosen yet. */
export const noChosenTypes: ChosenTypes = Array.from({ length: chosenCount }, () => null);

/** Reads what has been kept: whatever is no number is no button. */
export function toChosenTypes(kept: readonly unknown[]): ChosenTypes {
  return noChosenTypes.map((_, index) => {
    const id = kept[index];
    return typeof id === 'number' && Number.isInteger(id) ? id : null;
  });
}

/** The kinds of passes behind buttons 1 and 2. Specification 001 section 2. */
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
  /** In the server's words; empty where they are not known. */
  name: string;
  /** It was chosen, and the server offers no such pass any more. */
  isGone: boolean;
}

/**
 * The buttons of the terminal, in order. The first two are always there: before the kinds of passes are known, without a
 * network, and where the server names only others; a chosen one only where the kinds are known.
 *
 * @param types what the server offers; undefined while it is not known
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
