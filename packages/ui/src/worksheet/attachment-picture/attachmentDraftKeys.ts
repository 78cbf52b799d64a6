import type { WorksheetId } from '@selfservice/api/worksheet/worksheet-query';

/** Returns the keys of the drafts of a new attachment: the fields and the picture. */
export function attachmentDraftKeys({ personRef, month }: WorksheetId) {
  const key = `worksheet.attachment.${personRef}.${month}`;
  return { form: key, picture: `${key}.picture` };
}
