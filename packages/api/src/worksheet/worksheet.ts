import type { LocalDate, LocalDateTime, LocalMonth } from '../core/local-date.ts';

/** The person and time of an approval, a confirmation or a signature. */
export interface WorksheetStamp {
  /** Full name; may be empty. */
  by: string;
  /** Null where the server gives none. */
  at: LocalDateTime | null;
}

/** The kind of a signature: on paper, or in the product. */
export type SignatureKind = 'hand' | 'electronic';

/** The amounts of a day, a week or a month in minutes; null: unknown. @requirement worksheet-14 */
export interface WorkedTime {
  workedMinutes: number | null;
  /** Absence that counts as work. */
  excusedMinutes: number | null;
  /** Absence that does not count as work. */
  unexcusedMinutes: number | null;
  /** May be negative. */
  balanceMinutes: number | null;
}

/** An arrival or a departure. */
export interface WorksheetPass {
  /** For a night shift perhaps on the next day. */
  at: LocalDateTime;
  /** The server's name of its kind. */
  text: string;
}

/** A day of a worksheet. @requirement worksheet-7 */
export interface WorksheetDay extends WorkedTime {
  kind: 'day';
  day: LocalDate;
  /** A heading above the day; null for none. @requirement worksheet-8 */
  heading: string | null;
  /** Empty on a day off. */
  shiftName: string;
  /** Sorted by time. */
  passes: WorksheetPass[];
  /** May be empty. */
  note: string;
  /** Name of the account of the day; null if it has none or must not be shown. @requirement worksheet-11 */
  accountName: string | null;
  /** The server's error messages about the day. @requirement worksheet-15 */
  errors: string[];
}

/** The sum of the days since the last sum. */
export interface WorksheetWeekSum extends WorkedTime {
  kind: 'weekSum';
  heading: string | null;
}

/** A row of a worksheet. */
export type WorksheetRow = WorksheetDay | WorksheetWeekSum;

/** The sum of a month on one account. @requirement worksheet-10 */
export interface MonthAccount {
  /** The backend's id, the same in every month. */
  id: number | string;
  name: string;
  minutes: number | null;
  /** Number of days, with fractions. */
  days: number | null;
}

/** The working time of the month by several rules; null: unknown. @requirement worksheet-12 */
export interface WorksheetFund {
  /** By the planned shifts. */
  shiftMinutes: number | null;
  /** Number of planned shifts. */
  shiftCount: number | null;
  /** By the calendar. */
  calendarMinutes: number | null;
  /** The statutory working time by the calendar. */
  statutoryMinutes: number | null;
}

/** Balances in minutes that are carried from month to month; null: unknown. @requirement worksheet-13 */
export interface WorksheetCarry {
  /** Carried over from the previous month. */
  fromPreviousMinutes: number | null;
  /** The balance of the month with the carry-over. */
  balanceMinutes: number | null;
  /** Carried over to the next month. */
  toNextMinutes: number | null;
  /** The initial balance of the next month. */
  nextBalanceMinutes: number | null;
}

/** The worksheet of a person and a month. @requirement worksheet-39 */
export interface Worksheet {
  month: LocalMonth;
  fullName: string;
  personalNumber: string;
  /** May be empty. */
  centreName: string;
  /** The server's name of the working pattern; may be empty. */
  model: string;
  /** Null until it is confirmed; the other stamps likewise. */
  confirmation: WorksheetStamp | null;
  approval: WorksheetStamp | null;
  signature: (WorksheetStamp & { kind: SignatureKind }) | null;
  /** Whether the server allows the user to sign. @requirement worksheet-22, worksheet-23 */
  canSign: boolean;
  /** Whether any part of the month's plan is published. */
  isAnyPublished: boolean;
  /** Whether a part of the month's plan is not published. */
  containsUnpublished: boolean;
  rows: WorksheetRow[];
  /** Errors of days that have no row. @requirement worksheet-15 */
  otherErrors: { day: LocalDate; text: string }[];
  accounts: MonthAccount[];
  fund: WorksheetFund;
  /** Whether the organisation shows the calendar funds. */
  hasCalendarFund: boolean;
  sums: WorkedTime;
  carry: WorksheetCarry;
  /** Whether the worksheet allows attachments. */
  hasAttachments: boolean;
}
