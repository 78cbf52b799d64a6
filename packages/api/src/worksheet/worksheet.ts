import type { LocalDate, LocalDateTime, LocalMonth } from '../core/local-date.ts';

/** Who has taken a step with a worksheet, and when. */
export interface WorksheetStamp {
  /** Full name; may be empty. */
  by: string;
  /** Null where the server does not say. */
  at: LocalDateTime | null;
}

/** How a worksheet was signed: on paper, or in the product. */
export type SignatureKind = 'hand' | 'electronic';

/** What a day, a week or a month comes to, in minutes; null: nothing known. */
export interface WorkedTime {
  workedMinutes: number | null;
  /** Absence that counts as work. */
  excusedMinutes: number | null;
  /** Absence that does not. */
  unexcusedMinutes: number | null;
  /** May be negative. */
  balanceMinutes: number | null;
}

/** An arrival or a departure. */
export interface WorksheetPass {
  /** May lie in the day after, for a night shift. */
  at: LocalDateTime;
  /** The server's word for its kind. */
  text: string;
}

/** A day of a worksheet. Specification 001 section 3. */
export interface WorksheetDay extends WorkedTime {
  kind: 'day';
  day: LocalDate;
  /** A heading to stand over the day; null: none. */
  heading: string | null;
  /** Empty on a day off. */
  shiftName: string;
  /** In the order of their times. */
  passes: WorksheetPass[];
  /** May be empty. */
  note: string;
  /** Name of the account that the day is booked on; null where there is none or it must not be shown. */
  accountName: string | null;
  /** What the server says is wrong with the day. */
  errors: string[];
}

/** What the days since the last such row come to. */
export interface WorksheetWeekSum extends WorkedTime {
  kind: 'weekSum';
  heading: string | null;
}

/** A row of a worksheet, in the order of the server. */
export type WorksheetRow = WorksheetDay | WorksheetWeekSum;

/** What a month comes to on one account. Specification 001 section 3. */
export interface MonthAccount {
  /** The backend's id, the same in every month. */
  id: number | string;
  name: string;
  minutes: number | null;
  /** With fractions. */
  days: number | null;
}

/** How long the month was to be worked, each way of reckoning; null: not known. */
export interface WorksheetFund {
  /** By the planned shifts. */
  shiftMinutes: number | null;
  /** How many shifts are planned. */
  shiftCount: number | null;
  /** By the calendar. */
  calendarMinutes: number | null;
  /** By the calendar, with the statutory working time. */
  statutoryMinutes: number | null;
}

/** Balances in minutes that go from month to month; null: not known. */
export interface WorksheetCarry {
  /** Brought in from the month before. */
  fromPreviousMinutes: number | null;
  /** The month's balance with what was brought in. */
  balanceMinutes: number | null;
  /** Taken to the next month. */
  toNextMinutes: number | null;
  /** The balance that the next month begins with. */
  nextBalanceMinutes: number | null;
}

/** Somebody's worksheet of one month. Specification 001 section 3. */
export interface Worksheet {
  month: LocalMonth;
  fullName: string;
  personalNumber: string;
  /** May be empty, as the model. */
  centreName: string;
  /** The server's name of the way of working. */
  model: string;
  /** Null: not yet, as the other stamps. */
  confirmation: WorksheetStamp | null;
  approval: WorksheetStamp | null;
  signature: (WorksheetStamp & { kind: SignatureKind }) | null;
  /** The server would take a signature of this person. */
  canSign: boolean;
  /** Some of the month's plan has been published. */
  isAnyPublished: boolean;
  /** Some of it has not. */
  containsUnpublished: boolean;
  rows: WorksheetRow[];
  /** What is wrong with days that have no row. */
  otherErrors: { day: LocalDate; text: string }[];
  accounts: MonthAccount[];
  fund: WorksheetFund;
  /** The organisation shows what the calendar says. */
  hasCalendarFund: boolean;
  sums: WorkedTime;
  carry: WorksheetCarry;
  /** The organisation takes attachments. */
  hasAttachments: boolean;
}
