/**
 * A text whose dashes do not begin a line: a no-break space stands before each.
 *
 * @param text a range such as `Vacation 2.12.2026 – 4.12.2026`
 */
export function bindDashes(text: string): string {
  return text.replaceAll(' –', '\u00a0–');
}
