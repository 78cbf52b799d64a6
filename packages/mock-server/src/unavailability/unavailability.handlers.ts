import {
  postCreateUnavailability,
  postDeleteUnavailability,
  postUnavailabilities,
} from '@selfservice/api/unavailability/unavailability.wire';
import { handle } from '../core/handler.ts';
import { refuse } from '../core/refusals.ts';
import { isOpenTo, needs, oneOf } from '../core/rights.ts';
import { toWireDate, toWireDateTime } from '../core/wire-dates.ts';
import { approvalAccess, ownAccess } from '../requests/request-access.ts';
import { noteIn } from '../requests/note.ts';
import { decidesAbout } from '../requests/request-people.ts';
import { createUnavailability, deleteUnavailability } from './unavailability-rules.ts';
import { unavailabilityWords } from './unavailability-words.ts';
import { unavailabilityRows } from './unavailability-rows.ts';

const editAccess = needs('RunMyUnavailability', 'UnavailabilityEdit');
const listAccess = oneOf(ownAccess.unavailabilities, approvalAccess.unavailabilities);

/** The handlers of unavailabilities that need no approval. */
export const unavailabilityHandlers = [
  handle(postUnavailabilities, listAccess, ({ database, grant, language, body: { Value: ref } }) => {
    const isMine = ref === grant.ref && isOpenTo(database, grant, ownAccess.unavailabilities);
    const isApprover = isOpenTo(database, grant, approvalAccess.unavailabilities);
    if (!isMine && !(isApprover && decidesAbout(database, 'unavailabilities', grant.ref, ref)))
      return refuse(403, unavailabilityWords.ofOtherPerson);
    return [...unavailabilityRows(database).values()]
      .filter(({ personRef }) => personRef === ref)
      .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
      .map(({ id, personRef, day, begin, end, note, createdAt }) => ({
        ID_UNAVA: id,
        IXS_REF: personRef,
        DATE_REF: toWireDate(day),
        NOTE: noteIn(note, language),
        STARTTIME: begin && toWireDateTime(begin),
        ENDTIME: end && toWireDateTime(end),
        DATE_CREATE: toWireDateTime(createdAt),
      }));
  }),
  handle(postCreateUnavailability, editAccess, ({ database, grant, body }) =>
    createUnavailability(database, grant, body.Value),
  ),
  handle(postDeleteUnavailability, editAccess, ({ database, grant, body }) =>
    deleteUnavailability(database, grant, body.Value),
  ),
];
