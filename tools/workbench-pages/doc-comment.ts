/**
 * Returns the text of the doc comment above an exported declaration, in one line and without its tags; empty for none.
 *
 * @param source the text of the module
 */
export function docCommentOf(source: string, name: string): string {
  const comment = new RegExp(
    String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*export (?:default )?(?:async )?(?:function|const|interface|type) ${name}\b`,
  );
  return (comment.exec(source)?.[1] ?? '')
    .replaceAll(/^\s*\* ?/gm, '')
    .replace(/@[\s\S]*/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns the first sentence of a text in one line, with the words of its links only. */
export function firstSentence(text: string): string {
  const line = text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^.*?[.!?](?= |$)/.exec(line)?.[0] ?? line;
}
