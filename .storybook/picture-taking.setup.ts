// Before anything that loads React.
import './lean-react.ts';
import './respond-in-page.ts';
import { applyTheme } from '@selfservice/ui/tokens/theme';
import type { ThemeChoice } from '@selfservice/ui/tokens/theme';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, inject } from 'vitest';
import type { TaskMeta } from 'vitest';
import { commands, server } from 'vitest/browser';
import { waitForAnswers } from './wait-for-answers.ts';
import { speak } from './decorators/withTexts.tsx';
import { contentBottom, resizeToContent } from './full-height.ts';
import { nextFrame } from './next-frame.ts';
import { notTried } from '../tools/pictures/not-tried.ts';
import { pictureName } from '../tools/pictures/expected.ts';
import { ariaTreeFolder } from '../tools/pictures/folders.ts';
import { outsideWindow } from './outside-window.ts';
import type { RenderedStory } from './picture-taking.ts';
import { standStill } from './stand-still.ts';
import { readableWords } from './readable-words.ts';
import { rememberShown } from './shown.ts';
import { outlinesOf } from './outlines.ts';
import { elementsInNewStyles } from './text-styles.ts';
import type { Shown } from './shown.ts';
import { hasAriaTree } from '../tools/pictures/looks.ts';
import type { StoryPictures, TriedStories } from '../tools/pictures/looks.ts';
import { backendOf } from './backend.ts';
import type { StoryBackend } from './backend.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The hashes of screenshots that match their pictures, by the path of the picture; null for one that does not. */
    screenshots?: Record<string, string | null>;
    /** The texts and permissions of the story, for the check over all stories. */
    seen?: { text: string; disabled: string[]; hidden: string[] };
    /** The id of the story and the words on it, for the search of the workbench. */
    read?: { id: string; words: string[] };
  }
  interface ProvidedContext {
    width: 'phone' | 'desk';
    /** The stories of this width and their pictures. */
    tried: TriedStories;
    /** Whether axe examines every story, and not only the first one of each outline. */
    examinesAll: boolean;
    /** Whether every story of the desk is played. */
    playsAll: boolean;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    bringToFront(): Promise<void>;
    areExamined(outlines: string[]): Promise<boolean>;
    isKnownScreenshot(path: string): Promise<boolean>;
    ariaTree(): Promise<string>;
    passingScreenshot(path: string): Promise<string | null>;
  }
}

const styles = document.createElement('style');
// A caret blinks.
styles.textContent = '.sb-main-padded { padding: 1rem } * { caret-color: transparent !important }';
document.head.append(styles);

let meta: TaskMeta = {};
let pictures: StoryPictures | undefined;
let file = '';
beforeEach(({ task, skip }) => {
  meta = task.meta;
  file = task.file.name;
  pictures = inject('tried')[task.file.name]?.[task.name.replaceAll(' ', '')];
  skip(!pictures && !(inject('playsAll') && inject('width') === 'desk'), notTried);
  beginWithKeyboard();
});

/** The width of the narrowest phone, in pixels. */
const narrowest = 320;
/** The most frames until a story fits it: components load code for another width. */
const mostFrames = 60;

/**
 * Fails if a story does not fit the narrowest phone. Every story is at the desk. Only its frame is resized: the runner would
 * resize the browser too, which takes three times as long.
 */
afterEach(async ({ task }) => {
  if (inject('width') !== 'desk' || task.result?.state === 'fail') return;
  const { style } = frameElement as HTMLElement;
  const before = style.width;
  style.width = `${narrowest}px`;
  let isUnpadded = false;
  try {
    let outside: string[] = [];
    // Components that depend on the width render again in the next frames.
    for (let frame = 0; frame === 0 || (outside.length > 0 && frame < mostFrames); frame += 1) {
      await nextFrame();
      outside = innerWidth === narrowest ? outsideWindow() : [`The window is ${innerWidth} px wide.`];
    }
    // A component may need the room of Storybook's own padding.
    if (outside.length > 0 && document.body.classList.replace('sb-main-padded', 'sb-main-fullscreen')) {
      isUnpadded = true;
      await nextFrame();
      outside = outsideWindow();
    }
    if (outside.length > 0) throw new Error(`Outside of a window of ${narrowest} px:\n${outside.join('\n')}`);
  } finally {
    style.width = before;
    // Components render for the old width before the next story replaces them.
    await nextFrame();
    if (isUnpadded) document.body.classList.replace('sb-main-fullscreen', 'sb-main-padded');
  }
});

// Axe's violations have already failed the test. Its full results, 50 kB for each story, would be sent to the runner.
afterEach(({ task }) => void Reflect.deleteProperty(task.meta, 'reports'));

/**
 * Begins each story as for a user of the keyboard, so that the focus is visible. react-aria remembers how the story before
 * was used: otherwise the focus ring would depend on the order of the stories.
 */
function beginWithKeyboard(): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified' }));
}

/** Moves the pointer away: whether the browser notices an element under a resting pointer depends on timing. */
async function leave(): Promise<void> {
  for (const element of document.querySelectorAll('[data-hovered]'))
    element.dispatchEvent(
      new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }),
    );
  await nextFrame();
}

/** The most milliseconds until two screenshots in a row are equal: a busy machine draws slowly. */
const longestMs = 20_000;

function expectPicture(picture: string, end: number): Promise<void> {
  // The comparison is our own, and the types of the runner know only its built-in options.
  const comparatorOptions: object = { contentBottom: end };
  return expect(document.body).toMatchScreenshot(picture, { comparatorOptions, timeout: longestMs });
}

async function compare(name: string, isStillShown: () => void): Promise<void> {
  const picture = `${inject('width')}/${name}`;
  const path = `${picture}.png`;
  let shrink = await resizeToContent();
  try {
    isStillShown();
    await standStill();
    // Most pictures are the same byte for byte: reading them pixel by pixel would take a third of the time.
    if (await commands.isKnownScreenshot(path)) return;
    const [height, end] = [innerHeight, contentBottom()];
    await expectPicture(picture, end).catch(async (fault: unknown) => {
      // A late response may have changed the height of the page or moved its end; otherwise the difference is a fault.
      await shrink();
      shrink = await resizeToContent();
      if (innerHeight === height && contentBottom() === end) throw fault;
      await standStill();
      await expectPicture(picture, contentBottom());
    });
    meta.screenshots = { ...meta.screenshots, [path]: await commands.passingScreenshot(path) };
  } finally {
    await shrink();
  }
}

/** The stylings of text that axe has examined in each theme. */
const examined: Record<string, Set<number>> = {};

/**
 * Examines the colours in a theme. Themes differ in colours alone, which another test ensures, so one rule is enough.
 * Each styling of a text is examined once: stories of a screen repeat most of it.
 */
async function examineColours(theme: string): Promise<void> {
  const elements = elementsInNewStyles(document.body, (examined[theme] ??= new Set()));
  if (elements.length === 0) return;
  const { violations } = await axe.run(elements, {
    runOnly: ['color-contrast'],
    // Otherwise axe describes every element that passes, with a selector of its own.
    resultTypes: ['violations'],
  });
  const nodes = violations.flatMap(({ nodes: found }) =>
    found.map(({ failureSummary, html }) => `${failureSummary} ${html}`),
  );
  if (nodes.length > 0) throw new Error(`In the theme "${theme}": ${nodes.join('\n')}`);
}

/** Fetches everything again, so that a picture in another language shows the texts of the backend in it too. */
async function refetchAll(backend: StoryBackend, staysLoading: boolean): Promise<void> {
  await backend.queryClient.invalidateQueries();
  await waitForAnswers(backend, staysLoading);
}

/** Takes every look, also after one that fails. */
async function all(looks: readonly (() => Promise<void>)[]): Promise<void> {
  const faults: unknown[] = [];
  for (const look of looks) await look().catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0)
    throw faults.length === 1 ? faults[0] : new AggregateError(faults, faults.map(String).join('\n'));
}

/** Compares what a screen reader finds on a screen or a dialog with its tree in the repository. */
async function compareAriaTree(id: string): Promise<void> {
  const path = `${server.config.root}/${ariaTreeFolder}/${id}.yaml`;
  await expect(`${await commands.ariaTree()}\n`).toMatchFileSnapshot(path);
}

/** Whether the words on a story are noted: while pictures are renewed, at the desk, where every story runs. */
const notesWords = server.config.snapshotOptions.updateSnapshot === 'all' && inject('width') === 'desk';

globalThis.lookAtStory = async ({ id, globals, storyGlobals, parameters, loaded }: RenderedStory) => {
  const root = document.documentElement;
  const backend = backendOf(loaded);
  const staysLoading = parameters['staysLoading'] === true;
  const { disabled, invisible } = backend.permissions;
  meta.seen = { text: document.body.innerText, disabled: [...disabled], hidden: [...invisible] };
  if (!pictures) throw new Error('tools/pictures/stories.ts does not find this story in its file.');
  const { isTaken, variants } = pictures;
  const hasPictures = isTaken || variants.length > 0;
  if (!hasPictures && !notesWords) return;
  if (hasPictures) checkSettings(parameters, storyGlobals);
  await leave();
  // Stories about a slow network show what is there before the response.
  if (backend.scenario.latencyMs === 0) await waitForAnswers(backend, staysLoading);
  if (notesWords) meta.read = { id, words: readableWords(document.body) };
  if (!hasPictures) return;
  const isStillShown = rememberShown(id, parameters['shows'] as Shown | undefined);
  try {
    await all([
      async () => {
        if (inject('width') === 'desk' && hasAriaTree({ file }, variants)) await compareAriaTree(id);
      },
      async () => {
        if (isTaken) await compare(pictureName(id), isStillShown);
      },
      ...(['dark', 'contrast'] as const).map((theme) => async () => {
        if (inject('width') !== 'desk' || (variants.length === 0 && !inject('examinesAll'))) return;
        applyTheme(theme, root);
        await examineColours(theme);
      }),
      ...variants.map((variant) => async () => {
        applyTheme(variant.theme, root);
        await speak(variant.language);
        await refetchAll(backend, staysLoading);
        await compare(pictureName(id, variant), isStillShown);
      }),
    ]);
  } finally {
    await speak(null);
    applyTheme(globals['theme'] as ThemeChoice, root);
  }
};

/** Returns the settings of axe and everything else outside the page that its rules depend on. */
const surroundings = ({ globals, parameters }: RenderedStory) =>
  JSON.stringify([parameters['a11y'], globals['theme'], innerWidth, document.documentElement.lang]);

/** The settings of axe for a story. */
interface Examination {
  test?: string;
  config?: { rules?: readonly { id: string; enabled: boolean }[] };
}

const examinationOf = ({ parameters }: RenderedStory): Examination => parameters['a11y'] ?? {};

/** Turns the rule of the contrast off, which takes half of the time of axe: the colours of a story are examined by themselves. */
function leaveColours(story: RenderedStory): void {
  const { config, ...rest } = examinationOf(story);
  const rules = [...(config?.rules ?? []), { id: 'color-contrast', enabled: false }];
  Object.assign(story.parameters, { a11y: { ...rest, config: { ...config, rules } } });
}

/** The outlines that axe has examined in this tab, in their surroundings. */
const examinedHere = new Set<string>();

globalThis.isExamined = async (story) => {
  const { test } = examinationOf(story);
  // Stories that bring a phone's width are examined at the desk.
  if (test === 'off' || inject('width') === 'phone') return true;
  if (inject('examinesAll')) return false;
  const around = surroundings(story);
  const outlines = [...outlinesOf(document.body)].map((outline) => around + outline);
  const unknown = outlines.filter((outline) => !examinedHere.has(outline));
  for (const outline of unknown) examinedHere.add(outline);
  // The outlines do not contain the colours that rows of the backend set.
  await examineColours(String(story.globals['theme']));
  if (unknown.length === 0 || (await commands.areExamined(unknown))) return true;
  leaveColours(story);
  return false;
};
globalThis.bringToFront = () => commands.bringToFront();

/** The rule reads `pictures` and `viewport` from the text of a story: refuses values that it could not read. */
function checkSettings(parameters: Record<string, unknown>, globals: Record<string, unknown> = {}): void {
  if (parameters['pictures'] === false)
    throw new Error('Write `pictures: false` into the parameters of the story or of its meta.');
  if ('viewport' in globals && inject('width') === 'phone')
    throw new Error('Write `globals: { viewport: … }` on one line of the story or of its meta.');
}
