import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pictureName } from '../pictures/expected.ts';
import { pictureFolder } from '../pictures/folders.ts';
import { readRecorded } from './recorded.ts';
import type { RecordedWords } from './recorded.ts';
import { productTexts } from './texts.ts';
import type { StoryWords } from './story-words.ts';
import type { Phrase } from './texts.ts';

/** Returns the index of the search: the recorded English texts, joined with their Czech and Slovak ones. */
export function publishedWords(
  recorded: RecordedWords = readRecorded(),
  texts: readonly Phrase[] = productTexts(),
): StoryWords {
  const used = new Set(Object.values(recorded).flat());
  const rows = texts.filter(({ en }) => used.has(en)).map(({ en, cs, sk }) => JSON.stringify([en, cs, sk]));
  const sorted = [...new Set(rows)].toSorted().map((row) => JSON.parse(row) as [string, string, string]);
  const places = Map.groupBy(sorted.keys(), (place) => sorted[place]?.[0]);
  return {
    texts: sorted,
    stories: Object.fromEntries(
      Object.entries(recorded).map(([id, words]) => [id, words.flatMap((en) => places.get(en) ?? [])]),
    ),
    pictures: Object.keys(recorded).filter((id) =>
      existsSync(join(pictureFolder, 'desk', `${pictureName(id)}.png`)),
    ),
  };
}

/** A plugin that publishes the index of the search as `story-words.json` beside the workbench. */
export function storyWords(): Plugin {
  return {
    name: 'story-words',
    configureServer(server) {
      server.middlewares.use('/story-words.json', (_request, response) => {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
        response.end(JSON.stringify(publishedWords()));
      });
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'story-words.json',
        source: JSON.stringify(publishedWords()),
      });
    },
  };
}
