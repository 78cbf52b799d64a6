/** A rendered story after its `play`. */
export interface RenderedStory {
  id: string;
  /** The globals of the toolbar and of the story. */
  globals: Record<string, unknown>;
  /** The globals that the story itself sets. */
  storyGlobals?: Record<string, unknown>;
  parameters: Record<string, unknown>;
  /** The results of the loaders. */
  loaded: Record<string, unknown>;
}

/**
 * Functions of the set-up file of the picture tests; undefined everywhere else, so that the workbench does not depend on
 * the test runner.
 */
declare global {
  var lookAtStory: ((story: RenderedStory) => Promise<void>) | undefined;
  var isExamined: ((story: RenderedStory) => Promise<boolean>) | undefined;
  /** Brings the tab to the front, so that the browser draws it. */
  var bringToFront: (() => Promise<void>) | undefined;
}

/** Takes the pictures of a story and checks its contrast in the other themes, in a run of the picture tests. */
export async function lookAtStory(story: RenderedStory): Promise<void> {
  await globalThis.lookAtStory?.(story);
}

/** Returns whether axe has examined a story with the same outline in this run. */
export async function isExamined(story: RenderedStory): Promise<boolean> {
  return (await globalThis.isExamined?.(story)) ?? false;
}
