import type { Permission } from '../session/permissions.ts';
import type { WorkedTime, Worksheet, WorksheetCarry, WorksheetDay, WorksheetFund } from './worksheet.ts';

// Which parts of a worksheet are shown. What a row says of its own is settled where it is mapped: a hidden account
// (`UCET_VISIBILITY`) has no name, a heading (`RowHeader`) that is empty is null, and `SumFooter` makes a `weekSum`.
// Specification 001 section 3. When the sign button shows stands in `signing.ts`.

/** What the screen says in the place of rows: 'NoDataWorksheetNull', 'NoData', or nothing. Specification 001 section 2. */
export type WorksheetContent = 'noWorksheet' | 'noData' | 'rows';

/** Null is no worksheet, one without rows is no data. Decisions section 12. */
export function contentOfWorksheet(worksheet: Pick<Worksheet, 'rows'> | null): WorksheetContent {
  if (worksheet === null) return 'noWorksheet';
  return worksheet.rows.length === 0 ? 'noData' : 'rows';
}

/** The message ErrorWS stands in the place of the balance: an error and no balance. Specification 001 section 2. */
export function hasErrorForBalance({
  errors,
  balanceMinutes,
}: Pick<WorksheetDay, 'errors' | 'balanceMinutes'>): boolean {
  return errors.length > 0 && balanceMinutes === null;
}

/** The picture of a stamp stands there once the worksheet is confirmed. Specification 001 section 2. */
export function hasStampImage({ confirmation }: Pick<Worksheet, 'confirmation'>): boolean {
  return confirmation !== null;
}

/** The calendar's funds are shown with `ZobrazitKalFond` alone; a figure that is not known never. Section 3. */
export function shownFunds({
  fund,
  hasCalendarFund,
}: Pick<Worksheet, 'fund' | 'hasCalendarFund'>): (keyof WorksheetFund)[] {
  const names: (keyof WorksheetFund)[] = hasCalendarFund
    ? ['shiftMinutes', 'shiftCount', 'calendarMinutes', 'statutoryMinutes']
    : ['shiftMinutes', 'shiftCount'];
  return names.filter((name) => fund[name] !== null);
}

/** What goes from month to month, as far as it is known. Section 3. */
export function shownCarry({ carry }: Pick<Worksheet, 'carry'>): (keyof WorksheetCarry)[] {
  const names = ['fromPreviousMinutes', 'balanceMinutes', 'toNextMinutes', 'nextBalanceMinutes'] as const;
  return names.filter((name) => carry[name] !== null);
}

/** The sums of the month, as far as they are known. Section 3. */
export function shownSums({ sums }: Pick<Worksheet, 'sums'>): (keyof WorkedTime)[] {
  const names = ['workedMinutes', 'excusedMinutes', 'unexcusedMinutes', 'balanceMinutes'] as const;
  return names.filter((name) => sums[name] !== null);
}

/**
 * The button of the attachments needs the right neither disabled nor hidden, and `showAttachments`. Section 6.
 *
 * @param permission what the person may do with `worksheetAttachments`
 */
export function hasAttachmentsButton(
  worksheet: Pick<Worksheet, 'hasAttachments'> | null,
  permission: Permission,
): boolean {
  return permission === 'allowed' && worksheet?.hasAttachments === true;
}

/** How far the plan that a worksheet rests on has been published. Sections 3 and 8. */
export function publicationOfWorksheet({
  isAnyPublished,
  containsUnpublished,
}: Pick<Worksheet, 'isAnyPublished' | 'containsUnpublished'>):
  | 'published'
  | 'partlyUnpublished'
  | 'unpublished' {
  if (!containsUnpublished) return 'published';
  return isAnyPublished ? 'partlyUnpublished' : 'unpublished';
}
