import { getPersonalCard } from '@selfservice/api/personal-card/personal-card.wire';
import { coreWords } from '../core/core-words.ts';
import { handle } from '../core/handler.ts';
import { refuse } from '../core/refusals.ts';
import { everyone } from '../core/rights.ts';
import { personalCardOf } from './personal-card-row.ts';

/** Handlers of the personal card. */
export const personalCardHandlers = [
  handle(
    getPersonalCard,
    everyone,
    ({ database, grant, language }) =>
      personalCardOf(database, grant.ref, language) ?? refuse(404, coreWords.noPerson(grant.ref)),
  ),
];
