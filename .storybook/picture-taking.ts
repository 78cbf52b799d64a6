import type { Variant } from './variants.ts';

/** What is known of the story that stands there when its play is done. */
export interface RenderedStory {
  id: string;
  /** What the toolbar and the story say. */
  globals: Record<string, unknown>;
  /** What the story itself says, whatever the toolbar says. */
  storyGlobals?: Record<string, unknown>;
  /** `pictures: false`: it ends in a look that another story shows, and none is taken of it. */
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

/** The name of a story's picture; its folder says the width. The test runner keeps no two hyphens in a file's name. */
export function pictureName(storyId: string, variant?: Variant): string {
  const name = storyId.replace('--', '-');
  return variant ? `${name}_${variant.theme}-${variant.language}` : name;
}
