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
import { keptDay, keptMoment, readSaveLog } from '../core/writes/save-log.ts';
import type { SaveLog } from '../core/writes/save-log.ts';
import type { ComparedEntry } from '../core/writes/save-parts.ts';
import { postDepartmentIntervals } from '../department-plan/department-plan.wire.ts';
import { postMyPlan } from '../my-plan/my-plan.wire.ts';
import { requestParts } from './request-parts.ts';
import { postMyRequests } from './requests.wire.ts';
import type { requestSchema } from './requests.wire.ts';

/**
 * Where a request is entered, and so where it can be read again: among the person's own requests, among those that the
 * person decides about, or in the department plan.
 */
export const requestPlaces = ['mine', 'approvals', 'departmentPlan'] as const;

/** Where a request is entered. */
export type RequestPlace = (typeof requestPlaces)[number];

/** One call of a new request: all days of an absence, or one day of an unavailability. */
export interface RequestPart {
  place: RequestPlace;
  /** Whom it is for. */
  personRef: string;
  firstDay: LocalDate;
  /** The last of its days; of a part of a day its only one. */
  lastDay: LocalDate;
  /** Null for whole days. */
  begin: LocalDateTime | null;
  /** Null for whole days. */
  end: LocalDateTime | null;
  /** Null for an unavailability. */
  account: { id: number; name: string; shortcut: string } | null;
  comment: string;
}

const requestPartSchema: v.GenericSchema<unknown, RequestPart> = v.object({
  place: v.picklist(requestPlaces),
  personRef: v.string(),
  firstDay: keptDay,
  lastDay: keptDay,
  begin: keptMoment,
  end: keptMoment,
  account: v.nullable(v.object({ id: v.number(), name: v.string(), shortcut: v.string() })),
  comment: v.string(),
});

/** What is known of the saving of a new request. */
export type RequestLog = SaveLog<RequestPart>;

/** Reads the log of a new request that was kept as JSON. Returns null for anything else. */
export function readRequestLog(kept: unknown): RequestLog | null {
  return readSaveLog(requestPartSchema, kept);
}

/** Reads the entries among which a new request can be found: a list of requests, or a plan. */
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

/** Compares the note and whatever the text tells. */
function compareRow(
  { ReqText, Note }: v.InferOutput<typeof requestSchema>,
  part: RequestPart,
): 'same' | 'different' | 'unclear' {
  if (!isSameText(Note ?? '', part.comment)) return 'different';
  const words = requestParts(ReqText);
  if (!words) return 'unclear';
  const { account, days, times } = words;
  if (part.account && !isNameOf(part.account, account)) return 'different';
  if (part.begin !== null && part.end !== null && !isWholeDay(part.begin, part.end))
    return times?.begin === part.begin && times.end === part.end ? 'same' : 'different';
  const isSameDays = days.first === part.firstDay && days.last === part.lastDay;
  return times === null && isSameDays ? 'same' : 'different';
}

/** Words name a day from its first to its last minute as a whole one. */
function isWholeDay(begin: LocalDateTime, end: LocalDateTime): boolean {
  return minutesBetween(begin, end) === minutesOfDay - 1;
}

/** A plan has neither numbers nor comments: its entries are told apart by account, times and number of their kind. */
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

/** The plan of the first day: the days of an absence are saved by one call. */
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
  // Without the right to the reason the plan has no words.
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

/** Whether two texts differ at most in their spaces and line ends. */
export function isSameText(one: string, other: string): boolean {
  const normalized = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  return normalized(one) === normalized(other);
}
