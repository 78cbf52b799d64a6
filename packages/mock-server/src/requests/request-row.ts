import type { LocalDate, LocalDateTime } from '@selfservice/api/core/local-date';
import * as v from 'valibot';
import { noteSchema } from './note.ts';

const day = v.custom<LocalDate>((value) => typeof value === 'string');
const moment = v.custom<LocalDateTime>((value) => typeof value === 'string');

/** A request for an absence or an unavailability. */
export const requestRowSchema = v.object({
  id: v.number(),
  agenda: v.picklist(['requests', 'unavailabilities']),
  applicantRef: v.string(),
  /** The reference of the person who decides about the request. */
  approverRef: v.string(),
  /** Null for an unavailability. */
  accountId: v.nullable(v.number()),
  firstDay: day,
  lastDay: day,
  /** Null for whole days. */
  begin: v.nullable(moment),
  /** Null for whole days. */
  end: v.nullable(moment),
  createdAt: moment,
  /** 0 pending, 1 approved, 2 rejected, 3 cancelled. */
  state: v.picklist([0, 1, 2, 3]),
  deadline: v.nullable(day),
  /** The reference of the person who approved or rejected the request; empty for none. */
  deciderRef: v.string(),
  decidedAt: v.nullable(moment),
  note: noteSchema,
});

/** A request for an absence or an unavailability. */
export type RequestRow = v.InferOutput<typeof requestRowSchema>;

/** The kind of request. */
export type Agenda = RequestRow['agenda'];

/** The state of a request: 0 pending, 1 approved, 2 rejected, 3 cancelled. */
export type State = RequestRow['state'];
