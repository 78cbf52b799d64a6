import { nextFrame } from './next-frame.ts';

/** The documents of the frames on the page that scripts of this page may read. */
function framedDocuments(): Document[] {
  return [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []);
}

/** Waits for the fonts of framed pages: the runner itself waits only for those of the outer page. */
async function waitForFramedFonts(): Promise<void> {
  const documents = framedDocuments();
  for (const { body, fonts } of documents) {
    // Layout starts the loading of the fonts that the text needs.
    body.getBoundingClientRect();
    await fonts.ready;
  }
  if (documents.length > 0) await nextFrame();
}

/**
 * Finishes all animations and resets the endless ones, as the runner does for the screenshots that it compares, and waits
 * for the fonts of framed pages.
 */
export async function standStill(): Promise<void> {
  await waitForFramedFonts();
  const animations = document.getAnimations();
  if (animations.length === 0) return;
  for (const animation of animations)
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  await nextFrame();
}
