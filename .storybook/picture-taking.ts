/** What is known of the story that stands there when its play is done. */
export interface RenderedStory {
  id: string;
  /** What the toolbar and the story say. */
  globals: Record<string, unknown>;
  /** What the story itself says, whatever the toolbar says. */
  storyGlobals?: Record<string, unknown>;
  parameters: Record<string, unknown>;
  /** What the loaders brought. */
  loaded: Record<string, unknown>;
}

/**
 * A set-up file of the picture tests fills this hook; everywhere else it stays empty, so that the workbench itself
 * knows nothing of the test runner.
 */
declare global {
  var lookAtStory: ((story: RenderedStory) => Promise<void>) | undefined;
}

/** Notes what the story shows, takes its pictures and examines it in the other themes, where pictures are compared. */
export async function lookAtStory(story: RenderedStory): Promise<void> {
  await globalThis.lookAtStory?.(story);
}
