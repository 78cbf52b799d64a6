/**
 * Says whether a file fits.
 *
 * @param type the file's media type, for example `image/png`; empty where the system does not know it
 * @param kinds what fits: media types, whole (`application/pdf`) or with a star (`image/*`); empty for everything
 */
export function isOfKind(type: string, kinds: readonly string[]): boolean {
  return (
    kinds.length === 0 ||
    kinds.some((kind) => type === kind || (kind.endsWith('/*') && type.startsWith(kind.slice(0, -1))))
  );
}
