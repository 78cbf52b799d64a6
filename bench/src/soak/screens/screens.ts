import { moreScreens } from './more.ts';
import { othersScreens } from './others.ts';
import { ownScreens } from './own.ts';
import type { Screen } from './screen.ts';

/** Every screen that somebody can enter who is signed in, the two that stand over all of them included. */
export const screens: readonly Screen[] = [...ownScreens, ...othersScreens, ...moreScreens];
