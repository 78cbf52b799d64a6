/**
 * Converts react-aria's selection to a set of ids.
 *
 * @param selection the selection from react-aria; `all` stands for all selectable ids
 * @param selectableIds every id that can be selected
 */
export function toSelectedIds(
  selection: 'all' | ReadonlySet<string | number>,
  selectableIds: readonly string[],
): ReadonlySet<string> {
  return new Set(selection === 'all' ? selectableIds : [...selection].map(String));
}
