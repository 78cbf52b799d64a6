import type { QueryClient } from '@tanstack/react-query';
import type { Clock } from '../core/clock.ts';
import type { Language } from '../core/language.ts';
import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import type { Observable } from '../core/observable.ts';
import type { WriteStep } from '../core/writes/settle-write.ts';
import type { Permissions } from '../session/permissions.ts';
import type { AccountBalance } from './account-balance.ts';
import type { FormDrafts, KeptFormCommands, KeptState, SavedTwice } from './create-kept-form.ts';
import type { DayOutcome } from './day-outcomes.ts';
import type { RequestAccount, RequestRefusal } from './new-request.ts';
import type { OwnRequest } from './own-requests.ts';
import type { PeriodChange } from './period-form.ts';
import type { PlannedDays } from './planned-days.ts';
import type { RepeatedRequest } from './repeated-request.ts';
import type { RequestDays } from './request-days.ts';
import type { RequestPart, RequestPlace } from './request-entries.ts';
import type { RequestForm } from './request-form.ts';
import type { RequestLimit } from './request-limit.ts';
import type { RequestPerson } from './request-people.ts';
import type { RequestPeriod } from './request-period.ts';
import type { RequestedDaysCount } from './requested-days.ts';
import type { Agenda } from './requests.ts';
import type { SaveRefusal } from './to-new-request.ts';

/** The options of the model of a new request. */
export interface RequestFormOptions {
  client: QueryClient;
  clock: Pick<Clock, 'localNow'>;
  permissions: Permissions;
  drafts: FormDrafts;
  /** The key of the draft. */
  draftKey: string;
  /** The language of the accounts' names. */
  language: Language;
  agenda: Agenda;
  /** Where the request is created, and read again. */
  place: RequestPlace;
  /** Whom the request is for: the user, another person, or a person who is chosen in the form. */
  requestedFor: { kind: 'self' | 'other'; personRef: string } | { kind: 'chosen' };
  /** The initial values where no draft is kept. */
  initial: InitialRequest;
}

/** The initial values of a new request. */
export interface InitialRequest {
  /** The first day. Default tomorrow. */
  day?: LocalDate | undefined;
  /** The last day. Default the first one. */
  lastDay?: LocalDate | undefined;
  /** The values of an old request; replace the days. Default none. */
  repeated?: RepeatedRequest | null;
}

/** The model of a new request. It loads its data while it has a subscriber. */
export interface RequestFormModel
  extends Observable<RequestFormState>, KeptFormCommands<RequestPart, RequestRefusal> {
  /** Changes a field of the period. */
  edit(change: PeriodChange): void;
  writeComment(comment: string): void;
  chooseAccount(accountId: number): void;
  choosePerson(person: RequestPerson | null): void;
  /**
   * Chooses days in the month.
   *
   * @param pick returns the chosen days; receives the days that are chosen already, null for none
   * @param month the month that stays visible
   */
  pickDays(pick: (range: RequestDays | null) => RequestDays, month: LocalMonth): void;
  /** Shows another month until other days are entered. */
  showMonth(month: LocalMonth): void;
  /** Sets the language of the accounts' names. */
  setLanguage(language: Language): void;
  /** Loads the accounts again. */
  retryAccounts(): void;
  /** Loads the plan of the visible month again. */
  retryPlan(): void;
  /** Cancels a surplus request, or checks whether it is cancelled. Null where the user may not cancel it. */
  deleteDouble: ((id: number, step: WriteStep) => Promise<void>) | null;
}

/** The state of a new request. */
export interface RequestFormState extends KeptState {
  form: RequestForm;
  /** The accounts that can be chosen; undefined while they are not loaded. */
  accounts: readonly RequestAccount[] | undefined;
  /** Why the accounts could not be loaded; null for no reason. */
  accountsError: Error | null;
  isLoadingAccounts: boolean;
  /** The chosen account; null for none. */
  account: RequestAccount | null;
  /** The empty fields, once the user has tried to save. */
  missing: readonly RequestField[];
  /** Why the request cannot be saved now; null where the user can try. */
  refusal: SaveRefusal | null;
  month: RequestMonthState;
  /** What the form requests; null while the period is incomplete or impossible. */
  summary: RequestSummary | null;
  /** How the last attempt ended: an expected refusal, or an error; null while nothing is wrong. */
  problem: RequestRefusal | Error | null;
  /** The figures of a refusal because of the balance; null where they are not known, or for another result. */
  limit: RequestLimit | null;
  /** The days with their results, where they are saved one by one and there are results. */
  days: readonly DayOutcome[];
  /** The parts that were saved more than once, after everything is saved. */
  savedTwice: readonly SavedTwice<RequestPart>[];
}

/** A field of a new request that can be missing, besides those of its period. */
export type RequestField = 'person' | 'account' | 'comment';

/** The month in which the days of a request are chosen. */
export interface RequestMonthState {
  month: LocalMonth;
  /** The entered days; null while they are incomplete or impossible. */
  range: RequestDays | null;
  /** The plan; empty where it is not loaded. */
  planned: PlannedDays;
  /** The pending and approved requests of the user; empty where they are not known. */
  requests: readonly OwnRequest[];
  /** Why shifts are missing; null for no reason. */
  planNote: PlanNote | null;
}

/** Why the shifts of a month are missing, or some of them. */
export type PlanNote = 'loading' | 'failed' | 'noRight' | 'somebodyElse' | 'unpublished';

/** What a form requests, with everything that is known about it. */
export interface RequestSummary {
  agenda: Agenda;
  period: RequestPeriod;
  days: RequestedDaysCount;
  /** The user's requests that the period overlaps. */
  overlaps: readonly OwnRequest[];
  /** The chosen account and its balance; null where they are not known. */
  account: { name: string; balance: AccountBalance } | null;
}
