/**
 * Restores a form from a draft. Returns null if there is no draft, it cannot be parsed, or it equals a fresh form.
 *
 * @param text the draft as JSON; null for none
 * @param read returns a form with the values of the draft, and of the fresh form where the draft cannot be parsed
 */
export function restoreForm<Form>(
  text: string | null,
  fresh: Form,
  read: (kept: unknown, fresh: Form) => Form,
): Form | null {
  if (text === null) return null;
  try {
    const form = read(JSON.parse(text), fresh);
    return isSameForm(form, fresh) ? null : form;
  } catch {
    return null;
  }
}

/** Whether two forms have the same values. Forms are plain data whose fields keep their order. */
export function isSameForm(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
