import { nextFrame } from './next-frame.ts';

/**
 * Brings whatever moves to its end, and what turns for ever to its beginning, as the runner does for the screenshots that
 * it compares.
 */
export async function standStill(): Promise<void> {
  const animations = document.getAnimations();
  if (animations.length === 0) return;
  for (const animation of animations)
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  await nextFrame();
}
