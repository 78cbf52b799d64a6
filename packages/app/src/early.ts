import { systemClock } from '@selfservice/api/core/clock';
import { fetchTexts, firstNamespaces } from '@selfservice/ui/i18n/localeLoaders';
import { allowOwnScripts } from './shell/allow-own-scripts.ts';
import { isAtHome, loadLogin, loadSignedIn } from './shell/load-screens.ts';
import { appUrl } from './shell/session-browser.ts';
import { startSession } from './shell/start-session.ts';

allowOwnScripts(appUrl());

/** The started session of the page. Its first calls are sent while the code of the user interface is loading. */
export const started = startSession({ clock: systemClock });

// Fetches the probable next code and texts. A failed fetch is repeated when they are needed.
const { language, hasSignedInBefore, openPath } = started;
fetchTexts(firstNamespaces, language).catch(() => {});
if (hasSignedInBefore && isAtHome()) fetchTexts(['dashboard'], language).catch(() => {});
if (!openPath) (hasSignedInBefore ? loadSignedIn() : loadLogin()).catch(() => {});
