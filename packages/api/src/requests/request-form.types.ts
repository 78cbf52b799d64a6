import type { ReadonlySignal } from '@preact/signals-core';
import type { BackendLanguage } from '../core/language.ts';
import type { LocalDate, LocalMonth } from '../core/local-date.ts';
import type { Permissions } from '../session/permissions.ts';
import type { AccountBalance } from './account-balance.ts';
import type { KeptFormCommands, KeptModelOptions, KeptState } from './create-kept-form.ts';
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
export interface RequestFormOptions extends KeptModelOptions<RequestRefusal> {
  permissions: Permissions;
  /** The language of the names of the accounts. */
  language: BackendLanguage;
  agenda: Agenda;
  /** The list in which the request is looked up after a lost response. */
  place: RequestPlace;
  /** The person whom the request is for: the user, another person, or a person who is selected in the form. */
  requestedFor: { kind: 'self' | 'other'; personRef: string } | { kind: 'chosen' };
  /** The initial values where there is no draft. */
  initial: InitialRequest;
}

/** The initial values of a new request. */
export interface InitialRequest {
  /** The first day. Default tomorrow. */
  day?: LocalDate | undefined;
  /** The last day. Default the first day. */
  lastDay?: LocalDate | undefined;
  /** The values of an old request, used instead of the days. Default none. */
  repeated?: RepeatedRequest | null;
}

/** The model of a new request. It fetches its data while its state is watched. */
export interface RequestFormModel extends KeptFormCommands<RequestRefusal> {
  state: ReadonlySignal<RequestFormState>;
  /** Changes a field of the period. */
  edit(change: PeriodChange): void;
  writeNote(note: string): void;
  chooseAccount(accountId: number): void;
  choosePerson(person: RequestPerson | null): void;
  /**
   * Selects days in the month.
   *
   * @param pick returns the new range; receives the current one, null for none
   * @param month the month that stays visible
   */
  pickDays(pick: (range: RequestDays | null) => RequestDays, month: LocalMonth): void;
  /** Shows another month until other days are entered. */
  showMonth(month: LocalMonth): void;
  /** Sets the language of the names of the accounts. */
  setLanguage(language: BackendLanguage): void;
  /** Loads the accounts again. */
  retryAccounts(): void;
  /** Loads the plan of the visible month again. */
  retryPlan(): void;
  /** Cancels a duplicate, or checks whether it is cancelled. Null where the user has no right to cancel it. */
  removeDuplicate: ((id: number, isCheck: boolean) => Promise<void>) | null;
}

/** The state of a new request. */
export interface RequestFormState extends KeptState<RequestForm, RequestPart> {
  /** The available accounts; undefined while they are not loaded. */
  accounts: readonly RequestAccount[] | undefined;
  /** The error of loading the accounts; null for none. */
  accountsError: Error | null;
  /** The selected account; null for none. */
  account: RequestAccount | null;
  /** The missing fields. Empty until the user has tried to save. */
  missing: readonly RequestField[];
  /** The reason why the request cannot be saved; null for none. */
  refusal: SaveRefusal | null;
  month: RequestMonthState;
  /** The summary of the request; null while the period is incomplete or in a wrong order. */
  summary: RequestSummary | null;
  /** The expected refusal or the error of the last attempt; null for none. */
  problem: RequestRefusal | Error | null;
  /** The numbers of a refusal because of the balance; null where they are unknown, and for any other result. */
  limit: RequestLimit | null;
  /** The results of the days, where each day is saved on its own. Empty before the first result. */
  days: readonly DayOutcome[];
}

/** A field of a new request that can be missing, besides the fields of its period. */
export type RequestField = 'person' | 'account' | 'note';

/** The month in which the days of a request are selected. */
export interface RequestMonthState {
  month: LocalMonth;
  /** The entered days; null while they are incomplete or in a wrong order. */
  range: RequestDays | null;
  /** The plan; empty where it is not loaded. */
  planned: PlannedDays;
  /** The pending and approved requests of the user; empty where they are not loaded. */
  requests: readonly OwnRequest[];
  /** Why shifts are missing; null where they are complete. */
  planNote: PlanNote | null;
}

/** The reason why all or some shifts of a month are missing. */
export type PlanNote = 'loading' | 'failed' | 'noRight' | 'otherPerson' | 'unpublished';

/** The summary of a request that is not saved yet. */
export interface RequestSummary {
  agenda: Agenda;
  period: RequestPeriod;
  days: RequestedDaysCount;
  /** The user's requests that the period overlaps. */
  overlaps: readonly OwnRequest[];
  /** The selected account and its balance; null where it is unknown. */
  account: { name: string; balance: AccountBalance } | null;
}
