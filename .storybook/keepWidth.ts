import type { Loader } from '@storybook/react-vite';
import { framesHref, sizeOf } from './frames.ts';

/** The cloud review sets the width of its browser. */
const isReview = /Chromatic/.test(navigator.userAgent);

/**
 * Shows a story that has a width in a frame of that width, where it is opened in a tab of its own. Otherwise a story of a phone
 * would fill the window.
 */
export const keepWidth: Loader = ({ id, globals, viewMode }) => {
  const size = sizeOf(globals);
  const isOwnTab = window.parent === window && viewMode === 'story' && !isReview;
  if (!size || !isOwnTab || window.innerWidth <= size.width) return {};
  window.location.replace(new URL(framesHref(id, [{ globals }]), document.baseURI));
  // The page leaves: the story must not begin.
  return new Promise(() => {});
};
