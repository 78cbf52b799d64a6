/** Matches degrees before a name; each ends with a dot, and `et` may join them. */
const titlesBefore = /^((?:\S+\.\s+(?:et\s+)?)+)(.+)$/;
/** Matches degrees behind a name without a comma, for example `CSc.` or `MBA`, but not an initial or `ml.` */
const titlesBehind =
  /^(.+?)((?:\s+(?:(?!(?:ml|st|jr|sr)\.)\S{2,}\.|MBA|DBA|MPA|MSc|BSc|LLM|MPH|MHA|PhD|DiS))+)$/i;

/**
 * Returns a full name with all degrees behind the name, in their order, so that the name itself is visible when the text
 * is cut off.
 *
 * @param fullName as the server sends it, for example `Ing. Svoboda Petr, Ph.D.`
 */
export function titlesAfter(fullName: string): string {
  const [, before, rest = ''] = titlesBefore.exec(fullName) ?? [];
  if (before === undefined) return fullName;
  const [name = rest, ...after] = rest.split(',').map((part) => part.trim());
  const [, plainName = name, behind = ''] = titlesBehind.exec(name) ?? [];
  return [plainName, before.trim(), behind.trim(), ...after].filter(Boolean).join(', ');
}
