import { componentMarkdown } from './component-markdown.ts';
import { componentPages } from './component-pages.ts';
import { documentPages } from './document-pages.ts';
import { generatedTexts } from './generated-markdown.ts';
import { llmsText } from './llms.ts';

/**
 * Returns the writers of the texts beside the workbench by the names of their files: `llms.txt`, and in `docs` the pages of
 * components and those made from the code.
 */
export function publishedTexts(): ReadonlyMap<string, () => string | Promise<string>> {
  const components = componentPages().map(
    (page) => [`docs/${page.name}.md`, () => componentMarkdown(page)] as const,
  );
  const generated = documentPages().flatMap(({ title, about, file }) => {
    const write = generatedTexts[title];
    return write ? [[file, async () => `# ${title}\n\n${about}\n\n${await write()}`] as const] : [];
  });
  return new Map<string, () => string | Promise<string>>([
    ['llms.txt', llmsText],
    ...components,
    ...generated,
  ]);
}
