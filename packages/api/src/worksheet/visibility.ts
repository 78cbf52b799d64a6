import type { Permission } from '../session/permissions.ts';
import type { WorkedTime, Worksheet, WorksheetCarry, WorksheetDay, WorksheetFund } from './worksheet.ts';

// Rules that decide which parts of a worksheet are shown. The parts of a row are decided in `to-worksheet.ts`, and the sign
// button in `signing.ts`.

/** The content of the screen: a message instead of a worksheet or of its rows, or the rows. @requirement worksheet-17 */
export type WorksheetContent = 'noWorksheet' | 'noData' | 'rows';

/** Returns the content of the screen for a worksheet; null means that there is none. @requirement worksheet-17 */
export function contentOfWorksheet(worksheet: Pick<Worksheet, 'rows'> | null): WorksheetContent {
  if (worksheet === null) return 'noWorksheet';
  return worksheet.rows.length === 0 ? 'noData' : 'rows';
}

/** Whether a day shows an error instead of its balance. @requirement worksheet-16 */
export function hasErrorForBalance({
  errors,
  balanceMinutes,
}: Pick<WorksheetDay, 'errors' | 'balanceMinutes'>): boolean {
  return errors.length > 0 && balanceMinutes === null;
}

/** Whether a worksheet shows the picture of a stamp. @requirement worksheet-6 */
export function hasStampImage({ confirmation }: Pick<Worksheet, 'confirmation'>): boolean {
  return confirmation !== null;
}

/** Returns the funds to show: without missing ones, and the calendar funds only if shown at all. @requirement worksheet-12 */
export function shownFunds({
  fund,
  hasCalendarFund,
}: Pick<Worksheet, 'fund' | 'hasCalendarFund'>): (keyof WorksheetFund)[] {
  const names: (keyof WorksheetFund)[] = hasCalendarFund
    ? ['shiftMinutes', 'shiftCount', 'calendarMinutes', 'statutoryMinutes']
    : ['shiftMinutes', 'shiftCount'];
  return names.filter((name) => fund[name] !== null);
}

/** Returns the known carry-overs. @requirement worksheet-13, worksheet-14 */
export function shownCarry({ carry }: Pick<Worksheet, 'carry'>): (keyof WorksheetCarry)[] {
  const names = ['fromPreviousMinutes', 'balanceMinutes', 'toNextMinutes', 'nextBalanceMinutes'] as const;
  return names.filter((name) => carry[name] !== null);
}

/** Returns the sums of the month that are known. @requirement worksheet-14 */
export function shownSums({ sums }: Pick<Worksheet, 'sums'>): (keyof WorkedTime)[] {
  const names = ['workedMinutes', 'excusedMinutes', 'unexcusedMinutes', 'balanceMinutes'] as const;
  return names.filter((name) => sums[name] !== null);
}

/**
 * Whether the attachments button is shown: with the permission, for a worksheet that allows attachments.
 *
 * @param permission the permission for `worksheetAttachments`
 * @requirement worksheet-44
 */
export function hasAttachmentsButton(
  worksheet: Pick<Worksheet, 'hasAttachments'> | null,
  permission: Permission,
): boolean {
  return permission === 'allowed' && worksheet?.hasAttachments === true;
}

/** Returns how much of the plan of a worksheet is published. @requirement worksheet-18 */
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
