import { globSync, readFileSync } from 'node:fs';
import { firstSentence } from './doc-comment.ts';

/** A page of documentation of the workbench. */
export interface DocumentPage {
  title: string;
  /** The id of the page in the workbench. */
  id: string;
  /** Its first sentence. */
  about: string;
  /** The file of its Markdown form, which only pages made from the code have. */
  file: string;
}

/** Returns the pages of documentation in alphabetical order. */
export function documentPages(): DocumentPage[] {
  return globSync('.storybook/docs/*.mdx')
    .toSorted()
    .map((file) => readFileSync(file, 'utf8'))
    .map((text) => {
      const [, title = ''] = /<Meta title="docs\/([^"]+)"/.exec(text) ?? [];
      const [, about = ''] = /^# .+\n\n([A-Z][\s\S]*?)(?:\n\n|$(?![\s\S]))/m.exec(text) ?? [];
      const words = title.toLowerCase().replaceAll(' ', '-');
      return { title, id: `docs-${words}--docs`, about: firstSentence(about), file: `docs/${words}.md` };
    });
}
