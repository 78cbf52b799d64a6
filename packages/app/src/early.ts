import { systemClock } from '@selfservice/api/core/clock';
import { fetchTexts, firstNamespaces } from '@selfservice/ui/i18n/localeLoaders';
import { isAtHome, loadLogin, loadSignedIn } from './shell/load-screens.ts';
import { startSession } from './shell/start-session.ts';

/** The session of the page. Its first calls are made while the code of what is drawn still comes. */
export const started = startSession({ clock: systemClock });

// What probably comes next. What fails here is asked for again.
const { language, hasSignedInBefore, openPath } = started;
fetchTexts(firstNamespaces, language).catch(() => {});
if (hasSignedInBefore && isAtHome()) fetchTexts(['dashboard'], language).catch(() => {});
if (!openPath) (hasSignedInBefore ? loadSignedIn() : loadLogin()).catch(() => {});
