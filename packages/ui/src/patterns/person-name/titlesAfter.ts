/** Degrees before a name; each ends with a dot, and `et` may join them. */
const titlesBefore = /^((?:\S+\.\s+(?:et\s+)?)+)(.+)$/;
/** Degrees right behind a name, without a comma, for example `CSc.` or `MBA`; an initial or `ml.` is none. */
const titlesBehind =
  /^(.+?)((?:\s+(?:(?!(?:ml|st|jr|sr)\.)\S{2,}\.|MBA|DBA|MPA|MSc|BSc|LLM|MPH|MHA|PhD|DiS))+)$/i;

/**
 * A full name with all its degrees behind it, in their order, so that the name itself stays visible where there is no
 * room for all.
 *
 * @param fullName as the server writes it, for example `Ing. Svoboda Petr, Ph.D.`
 */
export function titlesAfter(fullName: string): string {
  const [, before, rest = ''] = titlesBefore.exec(fullName) ?? [];
  if (before === undefined) return fullName;
  const [name = rest, ...after] = rest.split(',').map((part) => part.trim());
  const [, plainName = name, behind = ''] = titlesBehind.exec(name) ?? [];
  return [plainName, before.trim(), behind.trim(), ...after].filter(Boolean).join(', ');
}
