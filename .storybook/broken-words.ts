/** Returns the words of at least three letters that continue in the next line, outside of elements that are not drawn. */
export function brokenWords(root: Element): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    for (const { 0: word, index } of (currentNode.textContent ?? '').matchAll(/\p{L}{3,}/gu)) {
      const range = document.createRange();
      range.setStart(currentNode, index);
      range.setEnd(currentNode, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}
