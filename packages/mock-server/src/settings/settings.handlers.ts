import { getUserLanguage } from '@selfservice/api/settings/settings.wire';
import { handle } from '../core/handler.ts';
import { people } from '../core/people.ts';
import { everyoneEvenBeforePasswordChange } from '../core/rights.ts';

/** The saved language. */
export const settingsHandlers = [
  handle(
    getUserLanguage,
    everyoneEvenBeforePasswordChange,
    ({ database, grant }) => database.scenario.language || people[grant.person].language,
  ),
];
