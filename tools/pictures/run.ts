import { globSync, readdirSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { TestCase } from 'vitest/node';
import { startVitest } from 'vitest/node';
import { leftToAll } from '../run.ts';
import { countsOf, hasFailed } from './counts.ts';
import { pictureFolder } from './folders.ts';
import { pictureHash, readKnown, writeKnown } from './known.ts';
import { setMode } from './mode.ts';
import { optimisePicture } from './optimise.ts';
import { PictureReporter } from './report.ts';
import { missingMessages, missingPermissions } from '../stories/missing.ts';
import type { SeenStory } from '../stories/missing.ts';
import { createPhraseFinder } from '../story-words/find-phrases.ts';
import { readRecorded, writeRecorded } from '../story-words/recorded.ts';
import { productTexts } from '../story-words/texts.ts';
import { storyIdOf } from './expected.ts';
import { triedAt } from './looks.ts';
import { allStories } from './stories.ts';
import { strayFiles } from './stray.ts';
import { shownWithoutStories } from '../requirements/repository.ts';

/** The record of a story by the set-up file. */
interface PictureMeta {
  screenshots?: Record<string, string | null>;
  seen?: SeenStory;
  read?: { id: string; words: string[] };
}

/** The most that the pictures may take in the repository, in MB of a million bytes. */
const roomInMegabytes = 48;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', short: 'u', default: false },
    project: { type: 'string', multiple: true },
    // The words of a story's name: `Default`, `Long Text`.
    story: { type: 'string' },
    // Where the test command wants to read how many tests ran.
    counts: { type: 'string' },
    // The extent of `test:all`: axe on every story.
    all: { type: 'boolean', default: false },
    // Half of the calls are answered up to a second late, and only the `play` of each story is run.
    late: { type: 'boolean', default: false },
    // The page is translated as a browser does, and only the `play` of each story is run.
    translated: { type: 'boolean', default: false },
    // The seed of the late calls, to repeat a run.
    seed: { type: 'string' },
    // A part of the stories: 1/3.
    shard: { type: 'string' },
    // The stories that the change since a commit can affect.
    changed: { type: 'string' },
  },
});

const widths = ['desk', 'phone'] as const;
type Width = (typeof widths)[number];

/** The most failed stories that are run once more. More are hardly due to their order. */
const mostAlone = 5;

/** The results of the second runs of failed stories, by their ids. */
const alone = new Map<string, string>();

/**
 * Runs the stories of some widths.
 *
 * @param only the only story to run. Default: the stories of the command
 */
async function take(
  project: readonly Width[],
  reporter: PictureReporter,
  only?: { file: string; name: string },
): Promise<TestCase[]> {
  const name = only?.name ?? values.story;
  const vitest = await startVitest('test', only ? [only.file] : positionals, {
    config: 'vitest.visual.config.ts',
    watch: false,
    project: [...project],
    ...(name && { testNamePattern: `^${name}$` }),
    ...(!only && values.shard && { shard: values.shard }),
    ...(!only && values.changed && { changed: values.changed }),
    // Folders may hold stories of one width alone.
    passWithNoTests: true,
    // A missing picture is a fault, and not a reason to take a new one.
    update: values.update ? 'all' : 'none',
    reporters: ['dot', reporter],
  });
  const cases = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()]);
  await vitest.close();
  return cases;
}

/** Runs failed stories once more, each in a browser of its own. They stay failed. */
async function runAlone(failed: readonly TestCase[], reporter: PictureReporter): Promise<void> {
  for (const one of failed.slice(0, mostAlone)) {
    // The name of the project ends with its browser.
    const width = widths.find((each) => one.project.name.startsWith(each)) ?? 'desk';
    const again = await take([width], reporter, { file: one.module.relativeModuleId, name: one.name });
    const isPassed = again.some((each) => each.id === one.id && each.result().state === 'passed');
    alone.set(one.id, isPassed ? 'passed alone: depends on order or load' : 'failed again alone');
  }
}

/** Whether only the `play` of each story is run. */
const isPlayOnly = values.late || values.translated;
/** The widths of this run. */
const chosen = isPlayOnly
  ? ['desk' as const]
  : widths.filter((width) => values.project?.includes(width) ?? true);

const lateSeed = values.late ? Number(values.seed ?? Math.floor(Math.random() * 1e6)) : null;
if (lateSeed !== null) console.log(`Late calls: repeat this run with --late --seed ${lateSeed}`);
/** Whether this is the run of `test` or a shard of it, which leaves stories to `test:all`. */
const isPart = !(
  values.all ||
  isPlayOnly ||
  values.update ||
  values.project ||
  values.story ||
  values.changed ||
  positionals.length > 0
);
setMode({ examinesAll: values.all, playsAll: !isPart, lateSeed, isTranslated: values.translated });
// React and its libraries run as they do in production, or with the warnings of their development builds.
process.env['NODE_ENV'] = values.all || isPlayOnly ? 'test' : 'production';

const begin = Date.now();
const reporter = await PictureReporter.begin();
const cases = await take(chosen, reporter);
await runAlone(cases.filter(hasFailed), reporter);
await reporter.end();
const counts = countsOf(cases, alone);

if (isPart && !values.shard)
  for (const width of chosen) {
    const left = storiesAt(width, null) - storiesAt(width, shownWithoutStories());
    counts.notes.push(leftToAll(left, `stories at the width of a ${width}`));
  }
if (counts.failed > 0) {
  console.log(`Failed:\n${counts.failures.join('\n')}`);
  process.exitCode = 1;
}

// The runner's own report holds all that axe says of each story: together more than one text can be long.
if (values.counts) await writeFile(values.counts, JSON.stringify(counts));
const notes = cases.map((one) => one.meta() as PictureMeta);
const isWhole =
  positionals.length === 0 &&
  !values.project &&
  !values.story &&
  !isPlayOnly &&
  !values.shard &&
  !values.changed;
const stray = strayFiles(allStories());
const missing = isWhole && values.all ? missingFrom(notes.flatMap(({ seen }) => seen ?? [])) : [];

if (missing.length > 0) {
  console.log(`The stories do not show everything:\n${missing.join('\n')}`);
  process.exitCode = 1;
}
if (values.update) {
  const taken = globSync(`${pictureFolder}/*/*.png`).filter((path) => statSync(path).mtimeMs >= begin);
  for (const path of taken) await optimisePicture(path);
  for (const path of stray) await rm(path);
  noteKnown();
  noteWords();
  console.log(`${taken.length} pictures taken, ${stray.length} removed.`);
} else if (stray.length > 0) {
  console.log(`These files belong to no story; \`test:visual --update\` removes them:\n${stray.join('\n')}`);
  process.exitCode = 1;
}

const megabytes =
  globSync(`${pictureFolder}/*/*.png`).reduce((sum, path) => sum + statSync(path).size, 0) / 1e6;
if (megabytes > roomInMegabytes) {
  console.log(`The pictures take ${megabytes.toFixed(1)} MB; they may take ${roomInMegabytes}.`);
  process.exitCode = 1;
}

function storiesAt(width: Width, shownElsewhere: ReadonlySet<string> | null): number {
  return Object.values(triedAt(width, allStories(), shownElsewhere)).flatMap((tried) => Object.keys(tried))
    .length;
}

/** Messages and permissions of the areas that are there, which no story shows. */
function missingFrom(seen: readonly SeenStory[]): string[] {
  const areas = new Set(readdirSync('packages/ui/src'));
  return [...missingMessages(seen, areas), ...missingPermissions(seen, areas)];
}

/** Notes the screenshots that passed for their pictures, so that the next run need not decode them. */
function noteKnown(): void {
  const known = { ...readKnown() };
  for (const path of Object.keys(known)) if (!pictureHash(path)) delete known[path];
  for (const [path, screenshot] of notes.flatMap(({ screenshots = {} }) => Object.entries(screenshots))) {
    const picture = pictureHash(path);
    if (picture && screenshot) known[path] = { picture, screenshot };
    else delete known[path];
  }
  writeKnown(known);
}

/** Notes the words of the stories that ran at the desk. */
function noteWords(): void {
  const ids = new Set(allStories().map(storyIdOf));
  const phrasesIn = createPhraseFinder(productTexts());
  const read = notes
    .flatMap((note) => note.read ?? [])
    .map(({ id, words }) => [id, phrasesIn(words)] as const);
  const kept = Object.entries(readRecorded()).filter(([id]) => ids.has(id));
  writeRecorded(Object.fromEntries([...kept, ...read]));
}
