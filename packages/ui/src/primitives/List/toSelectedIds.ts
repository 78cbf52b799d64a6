/**
 * The ids that are selected; `all` becomes a list of its own.
 *
 * @param selection what react-aria reports
 * @param selectableIds every id that may be selected
 */
export function toSelectedIds(
  selection: 'all' | ReadonlySet<string | number>,
  selectableIds: readonly string[],
): ReadonlySet<string> {
  return new Set(selection === 'all' ? selectableIds : [...selection].map(String));
}
