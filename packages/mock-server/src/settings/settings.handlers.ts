import { getUserLanguage } from '@selfservice/api/settings/settings.wire';
import { handle } from '../core/handler.ts';
import { people } from '../core/people.ts';

/** The saved language. */
export const settingsHandlers = [
  handle(
    getUserLanguage,
    ({ database, grant }) => database.scenario.language || people[grant.person].language,
  ),
];
