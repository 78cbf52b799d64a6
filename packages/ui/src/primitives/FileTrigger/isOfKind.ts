/**
 * Returns whether a media type is accepted.
 *
 * @param type the file's media type, for example `image/png`; empty if the system does not know it
 * @param kinds the accepted media types, complete (`application/pdf`) or with a star (`image/*`); empty for all
 */
export function isOfKind(type: string, kinds: readonly string[]): boolean {
  return (
    kinds.length === 0 ||
    kinds.some((kind) => type === kind || (kind.endsWith('/*') && type.startsWith(kind.slice(0, -1))))
  );
}
