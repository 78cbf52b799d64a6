import { longSession } from './long-session.ts';
import { moreScreens } from './more.ts';
import { othersScreens } from './others.ts';
import { ownScreens } from './own.ts';
import type { Screen } from './screen.ts';

/** The cycles of all screens after sign-in, including the settings dialog and the theme menu, and a long session. */
export const screens: readonly Screen[] = [...ownScreens, ...othersScreens, ...moreScreens, longSession];
