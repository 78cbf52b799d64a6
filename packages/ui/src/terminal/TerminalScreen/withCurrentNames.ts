import type { KeptPass } from '@selfservice/api/terminal/kept-pass';
import type { Pass } from '@selfservice/api/terminal/pass';
import type { PassType } from '@selfservice/api/terminal/pass-types';
import type { TerminalState } from '@selfservice/api/terminal/terminal';

/**
 * Returns the state with the names that the buttons have now. A kept pass has the name of the language in which it was
 * made.
 *
 * @param types the types of passes in the language of the interface; undefined while loading
 * @requirement terminal-6, terminal-15
 */
export function withCurrentNames(
  state: TerminalState,
  types: readonly PassType[] | undefined,
): TerminalState {
  const names = new Map(types?.map(({ id, name }) => [id, name]));
  const named = <P extends Pass>(pass: P): P => ({
    ...pass,
    typeName: names.get(pass.typeId) || pass.typeName,
  });
  const kept = new Map(
    [...state.kept, ...state.orphans].map((one) => [one, { ...one, pass: named(one.pass) }] as const),
  );
  const each = (passes: readonly KeptPass[]) => passes.map((one) => kept.get(one) ?? one);
  return {
    ...state,
    kept: each(state.kept),
    orphans: each(state.orphans),
    underWay: state.underWay && { ...state.underWay, pass: named(state.underWay.pass) },
    recorded: state.recorded && { ...state.recorded, pass: named(state.recorded.pass) },
    failed: state.failed && { ...state.failed, pass: named(state.failed.pass) },
  };
}
