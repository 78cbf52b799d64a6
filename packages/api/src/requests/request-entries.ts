import * as v from 'valibot';
import { postApprovals } from '../approvals/approvals.wire.ts';
import { HttpError } from '../core/errors.ts';
import { dateOf, monthOf } from '../core/local-date.ts';
import type { LocalDate, LocalDateTime } from '../core/local-date.ts';
import { minutesBetween } from '../core/local-date-arithmetic.ts';
import { minutesOfDay } from '../core/local-time.ts';
import type { PlanInterval } from '../core/plan-interval.ts';
import { toPlanInterval } from '../core/plan-interval.ts';
import type { Transport } from '../core/transport.ts';
import { toWireDate, toWireMonth } from '../core/wire.ts';
import { keptDay, keptMoment, readSaveLog } from '../core/outbox/save-log.ts';
import type { SaveLog } from '../core/outbox/save-log.ts';
import type { ComparedEntry } from '../core/outbox/save-parts.ts';
import { postDepartmentIntervals } from '../department-plan/department-plan.wire.ts';
import { postMyPlan } from '../my-plan/my-plan.wire.ts';
import { requestParts } from './request-parts.ts';
import { postMyRequests } from './requests.wire.ts';
import type { requestSchema } from './requests.wire.ts';

/**
 * The places where a new request can be looked up: the user's own requests, the approvals of the user, or the department plan.
 */
export const requestPlaces = ['mine', 'approvals', 'departmentPlan'] as const;

/** The place where a new request can be looked up. */
export type RequestPlace = (typeof requestPlaces)[number];

/** One call of a new request: all days of an absence, or one day of an unavailability. */
export interface RequestPart {
  place: RequestPlace;
  /** The reference of the person whom the request is for. */
  personRef: string;
  firstDay: LocalDate;
  /** The last day. Equal to the first day for a part of a day. */
  lastDay: LocalDate;
  /** Null for whole days. */
  begin: LocalDateTime | null;
  /** Null for whole days. */
  end: LocalDateTime | null;
  /** Null for an unavailability. */
  account: { id: number; name: string; shortcut: string } | null;
  note: string;
}

const requestPartSchema: v.GenericSchema<unknown, RequestPart> = v.object({
  place: v.picklist(requestPlaces),
  personRef: v.string(),
  firstDay: keptDay,
  lastDay: keptDay,
  begin: keptMoment,
  end: keptMoment,
  account: v.nullable(v.object({ id: v.number(), name: v.string(), shortcut: v.string() })),
  note: v.string(),
});

/** The log of the save of a new request: its saved parts, and the part with an unknown outcome. */
export type RequestLog = SaveLog<RequestPart>;

/** Reads the log of a new request from a draft. Returns null where it is not valid. */
export function readRequestLog(kept: unknown): RequestLog | null {
  return readSaveLog(requestPartSchema, kept);
}

/** Fetches the entries in which a new request is looked up: a list of requests, or a plan. */
export async function readRequestEntries(
  transport: Transport,
  parts: readonly RequestPart[],
): Promise<ComparedEntry<RequestPart>[]> {
  const [part] = parts;
  if (!part) return [];
  if (part.place === 'departmentPlan') return readPlan(transport, part);
  try {
    return await readList(transport, part);
  } catch (error) {
    const isForbidden = error instanceof HttpError && error.status === 403;
    if (isForbidden && part.account !== null) return readPlan(transport, part);
    throw error;
  }
}

async function readList(transport: Transport, part: RequestPart): Promise<ComparedEntry<RequestPart>[]> {
  const CurrentAgenda = part.account ? 'requests' : 'unavailabilities';
  const rows =
    part.place === 'mine'
      ? await transport.call(postMyRequests, { body: { IsActual: true, BoolValue: false, CurrentAgenda } })
      : await transport.call(postApprovals, {
          body: {
            IncludeChildren: true,
            SelectedIxsStr: part.personRef,
            SelectedTab: 'approving',
            Sort: '',
            BoolValue: false,
            CurrentAgenda,
          },
        });
  return rows.map((row) => ({ id: row.ID, compare: (sent) => compareRow(row, sent) }));
}

/** Compares the note, the account and the days of a row with a part. */
function compareRow(
  { ReqText, Note }: v.InferOutput<typeof requestSchema>,
  part: RequestPart,
): 'same' | 'different' | 'unclear' {
  if (!isSameText(Note ?? '', part.note)) return 'different';
  const words = requestParts(ReqText);
  if (!words) return 'unclear';
  const { account, days, times } = words;
  if (part.account && !isNameOf(part.account, account)) return 'different';
  if (part.begin !== null && part.end !== null && !isWholeDay(part.begin, part.end))
    return times?.begin === part.begin && times.end === part.end ? 'same' : 'different';
  const isSameDays = days.first === part.firstDay && days.last === part.lastDay;
  return times === null && isSameDays ? 'same' : 'different';
}

/** Returns whether times are from the first to the last minute of a day: its text is that of a whole day. */
function isWholeDay(begin: LocalDateTime, end: LocalDateTime): boolean {
  return minutesBetween(begin, end) === minutesOfDay - 1;
}

/** Fetches the entries of a plan. They have no ids, so an id is made from the account, the times and a counter. */
async function readPlan(transport: Transport, part: RequestPart): Promise<ComparedEntry<RequestPart>[]> {
  const intervals = await planIntervals(transport, part);
  const counts = new Map<string, number>();
  return intervals
    .filter(({ kind }) => kind !== 'shift' && kind !== 'planChange')
    .map((interval) => {
      const kind = [interval.name, interval.shortName, interval.begin, interval.end].join('|');
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return { id: `${kind}#${count}`, compare: (sent) => compareInterval(interval, sent) };
    });
}

/** Fetches the plan of the first day. One day is enough, since one call saves all days of an absence. */
async function planIntervals(transport: Transport, part: RequestPart): Promise<PlanInterval[]> {
  if (part.place === 'mine') {
    const body = { Item1: toWireMonth(monthOf(part.firstDay)) };
    return (await transport.call(postMyPlan, { body })).intervals.map(toPlanInterval);
  }
  const day = toWireDate(part.firstDay);
  const body = { Item1: day, Item2: day, Item3: [part.personRef], Item4: false };
  const { intervals } = await transport.call(postDepartmentIntervals, { body });
  return intervals.filter(({ ownerID }) => ownerID === part.personRef).map(toPlanInterval);
}

function compareInterval(interval: PlanInterval, part: RequestPart): 'same' | 'different' {
  const { name, shortName, begin, end, isAllDay } = interval;
  // Without the right to the reason, the intervals of a plan have no names.
  const isHidden = name === '' && shortName === '';
  const isAccount = part.account && (isNameOf(part.account, name) || isNameOf(part.account, shortName));
  if (!isHidden && !isAccount) return 'different';
  const isWhen =
    part.begin === null ? coversDay(begin, end, part.firstDay) : begin === part.begin && end === part.end;
  return isWhen && (part.begin === null || !isAllDay) ? 'same' : 'different';
}

function coversDay(begin: LocalDateTime, end: LocalDateTime, day: LocalDate): boolean {
  return begin <= `${day}T00:00:00` && dateOf(end) > day;
}

function isNameOf({ name, shortcut }: NonNullable<RequestPart['account']>, words: string): boolean {
  return [name, shortcut].some((each) => isSameText(each, words));
}

/** Returns whether two texts are equal apart from white space. */
export function isSameText(one: string, other: string): boolean {
  const normalized = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  return normalized(one) === normalized(other);
}
