import type { WorksheetId } from '@selfservice/api/worksheet/worksheet-query';

/** Where the drafts of a new attachment are kept, what is entered and the picture each for itself. */
export function attachmentDraftKeys({ personRef, month }: WorksheetId): { form: string; picture: string } {
  const key = `worksheet.attachment.${personRef}.${month}`;
  return { form: key, picture: `${key}.picture` };
}
