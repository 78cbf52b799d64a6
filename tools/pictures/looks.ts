import { helpVariants, variants } from './variants.ts';
import type { Variant } from './variants.ts';
import type { StoryEntry } from './stories.ts';

/** A width that stories are run at. */
export type Width = 'phone' | 'desk';

/** The pictures of one story. */
export interface Looks {
  /** Widths of the pictures in the theme and the language of the story. */
  widths: readonly Width[];
  /** Pictures in other themes or languages. */
  variants: readonly Variant[];
}

const none: Looks = { widths: [], variants: [] };
const desk: Looks = { widths: ['desk'], variants: [] };
const deskVariants = variants.filter(({ width }) => width === 'desk');

/** Names of stories about an input device, the focus or a language, which look like another story. */
const isShownElsewhere = /By(Keyboard|Mouse|Swipe|Wheel|Tab)|Focus|In(Czech|Slovak)$/;

/** Stories of a screen that are taken on the phone too, in addition to its first story. */
const phoneStates: ReadonlySet<string> = new Set(['Loading', 'Empty', 'Failed']);

/**
 * Chooses the pictures of every story by the kind of its file.
 *
 * | Stories | Pictures |
 * | --- | --- |
 * | `XScreen.stories.tsx` | desk; the first one, Loading, Empty and Failed on the phone too; the first one in three variants |
 * | `XDialog.stories.tsx` | desk; the first one on the phone too, and in two variants |
 * | `…InFrame.stories.tsx` | phone, tablet and laptop; the phone in the languages of help too |
 * | other files beside a screen or a dialog | none: they are about behaviour |
 * | primitives, and patterns with `Permutations` | `Permutations` at the desk and in two variants; `Open` |
 * | views and other patterns | desk |
 *
 * A story with its own viewport is taken in that viewport. Stories named after an input device, the focus or a language
 * have no picture. `parameters.pictures` overrides the rule: `true` takes a picture, `false` does not.
 *
 * @returns the looks in the order of the stories
 */
export function looksOfAll(stories: readonly StoryEntry[]): Looks[] {
  const pages = new Set(
    stories.filter(({ name }) => name === 'Permutations').map(({ file }) => folderOf(file)),
  );
  const chosen = new Map(
    [...Map.groupBy(stories.filter(isShown), ({ file }) => file)].map(([file, shown]) => [
      file,
      variantStory(shown),
    ]),
  );
  return stories.map((story) => {
    if (!isShown(story)) return none;
    if (isPrimitive(story.file) || pages.has(folderOf(story.file))) return looksOfPart(story);
    const looks = looksByFile(story, chosen.get(story.file) === story);
    return story.hasOwnWidth && looks.widths.length > 0 ? { ...looks, widths: desk.widths } : looks;
  });
}

/** Returns the story of a file that is taken in the variants: the first one with content. */
function variantStory(shown: readonly StoryEntry[]): StoryEntry | undefined {
  const withContent = shown.filter(({ name }) => !phoneStates.has(name));
  return withContent.find(({ hasOwnWidth }) => !hasOwnWidth) ?? withContent[0];
}

function isShown({ file, name, pictures }: StoryEntry): boolean {
  return pictures ?? !(file.includes('/testing/') || isShownElsewhere.test(name));
}

function looksOfPart({ name, pictures }: StoryEntry): Looks {
  if (name === 'Permutations') return { widths: desk.widths, variants: deskVariants };
  return pictures === true || name === 'Open' ? desk : none;
}

function looksByFile({ file, name, pictures }: StoryEntry, isFirst: boolean): Looks {
  const [folder = '', own] = file.split('/').slice(-2);
  if (isInFrame(file)) return looksInFrame(name);
  if (isBeside(file)) return pictures ? desk : none;
  if (own !== `${folder}.stories.tsx`) return desk;
  if (folder.endsWith('Screen'))
    return {
      widths: isFirst || phoneStates.has(name) ? ['desk', 'phone'] : desk.widths,
      variants: isFirst ? variants : [],
    };
  if (folder.endsWith('Dialog') && isFirst) return { widths: ['desk', 'phone'], variants: deskVariants };
  return desk;
}

/** Whether a file beside a screen or a dialog is about its behaviour. */
function isBeside(file: string): boolean {
  const [folder = '', own = ''] = file.split('/').slice(-2);
  return /(Screen|Dialog)$/.test(folder) && !own.startsWith(`${folder}.`) && !isInFrame(file);
}

/** The stories of the screen itself already show the desk. */
function looksInFrame(name: string): Looks {
  if (name === 'Desk') return none;
  return { widths: desk.widths, variants: name === 'Phone' ? helpVariants : [] };
}

/** The files of screens and dialogs. Their variants belong to the story that shows them in their usual state. */
const screensAndDialogs = /(Screen|Dialog)\.stories\.tsx$/;

/** Whether what a screen reader finds on a story is kept as text: on the usual state of each screen and dialog. */
export function hasAriaTree({ file }: Pick<StoryEntry, 'file'>, variants: readonly Variant[]): boolean {
  return screensAndDialogs.test(file) && variants.some(({ width }) => width === 'desk');
}

/** Names of the stories that show a screen in its frame between the widths of a phone and a desk. */
const betweenWidths: ReadonlySet<string> = new Set(['Tablet', 'SmallDesk']);

/**
 * Returns the pictures of a story that `test` takes. The others are proven in another way: the frame of a screen shows the phone,
 * axe examines the colours of high contrast, and behaviour has its plays and models.
 */
function looksInPart(looks: Looks, { file, name }: StoryEntry): Looks {
  if (isBeside(file) || (isInFrame(file) && betweenWidths.has(name))) return none;
  return { ...looks, variants: looks.variants.filter(({ theme }) => theme !== 'contrast') };
}

/** The pictures of a story in the run of one width. */
export interface StoryPictures {
  /** Whether it is taken in its own theme and language. */
  isTaken: boolean;
  variants: readonly Variant[];
}

/** The stories that are run at one width, by file and name. */
export type TriedStories = Record<string, Record<string, StoryPictures>>;

/**
 * Selects the stories to run at one width.
 *
 * | Run | Desk | Phone |
 * | --- | --- | --- |
 * | a part: `test` | stories with a picture, without those beside a screen or a dialog, in a frame between phone and desk, and without variants in high contrast; the first story of each requirement that nothing else in `test` shows | none |
 * | all: `test:all`, a chosen width, chosen files, a change | every story | stories with a phone picture, and the other stories in the file of a screen |
 *
 * A screen switches between list and detail differently on a phone. A story with its own viewport would look the same at
 * both widths, so it runs at the desk only.
 *
 * @param shownElsewhere for a part, the requirements that unit tests and journeys show; null for all stories
 */
export function triedAt(
  width: Width,
  stories: readonly StoryEntry[],
  shownElsewhere: ReadonlySet<string> | null,
): TriedStories {
  const isAll = shownElsewhere === null;
  if (!isAll && width === 'phone') return {};
  const allLooks = looksOfAll(stories);
  const looks = isAll ? allLooks : stories.map((story, place) => looksInPart(allLooks[place] ?? none, story));
  const shown = new Set(shownElsewhere);
  for (const [place, { requirements }] of stories.entries())
    if (looks[place]?.widths.length !== 0) for (const id of requirements) shown.add(id);
  const tried: TriedStories = {};
  for (const [place, story] of stories.entries()) {
    const { widths, variants: all } = looks[place] ?? none;
    const pictures = {
      isTaken: widths.includes(width),
      variants: all.filter((variant) => (story.hasOwnWidth ? 'desk' : variant.width) === width),
    };
    const showsMore = story.requirements.some((id) => !shown.has(id));
    for (const id of story.requirements) shown.add(id);
    const isOfWidth = width === 'desk' ? isAll || showsMore || widths.length > 0 : isAll && isOfScreen(story);
    if (isOfWidth || pictures.isTaken || pictures.variants.length > 0)
      (tried[story.file] ??= {})[story.name] = pictures;
  }
  return tried;
}

function isOfScreen({ file, hasOwnWidth }: StoryEntry): boolean {
  return !hasOwnWidth && /\/(\w+Screen)\/\1\.stories\.tsx$/.test(file);
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
const isInFrame = (file: string) => /\/(\w+)\/\1InFrame\.stories\.tsx$/.test(file);
const isPrimitive = (file: string) => file.includes('/primitives/');
