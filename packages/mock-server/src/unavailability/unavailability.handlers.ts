import { toWireDate, toWireDateTime } from '@selfservice/api/core/wire';
import {
  postCreateUnavailability,
  postDeleteUnavailability,
  postUnavailabilities,
} from '@selfservice/api/unavailability/unavailability.wire';
import { handle } from '../core/handler.ts';
import { message } from '../core/refusals.ts';
import { decidesAbout } from '../requests/request-people.ts';
import { createUnavailability, deleteUnavailability } from './unavailability-rules.ts';

/** Unavailabilities that nobody has to approve. */
export const unavailabilityHandlers = [
  handle(postUnavailabilities, ({ database, grant, body: { Value: ref } }) => {
    if (ref !== grant.ref && !decidesAbout(database, 'unavailabilities', grant.ref, ref))
      return message(403, 'These are not your unavailabilities.');
    return [...database.unavailabilities.values()]
      .filter(({ personRef }) => personRef === ref)
      .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
      .map(({ id, personRef, day, begin, end, note, createdAt }) => ({
        ID_UNAVA: id,
        IXS_REF: personRef,
        DATE_REF: toWireDate(day),
        NOTE: note,
        STARTTIME: begin && toWireDateTime(begin),
        ENDTIME: end && toWireDateTime(end),
        DATE_CREATE: toWireDateTime(createdAt),
      }));
  }),
  handle(postCreateUnavailability, ({ database, grant, body }) =>
    createUnavailability(database, grant, body.Value),
  ),
  handle(postDeleteUnavailability, ({ database, grant, body }) =>
    deleteUnavailability(database, grant, body.Value),
  ),
];
