import { getUserLanguage } from '@selfservice/api/settings/settings.wire';
import { handle } from '../core/handler.ts';
import { people } from '../core/people.ts';

/** The saved language. */
export const settingsHandlers = [handle(getUserLanguage, ({ grant }) => people[grant.person].language)];
