const controls = 'input:not([type="hidden"]), textarea, button, [role="spinbutton"]';

/**
 * Moves the focus to the first field within an element, or within its part marked with `data-fields`. Returns whether
 * there is a field.
 */
export function focusFirstField(within: HTMLElement | null): boolean {
  const part = within?.querySelector<HTMLElement>('[data-fields]') ?? within;
  const field = part?.querySelector<HTMLElement>(
    `:is(${controls}):not(:disabled, [tabindex="-1"], [aria-hidden="true"] *)`,
  );
  field?.focus();
  return Boolean(field);
}

/** Moves the focus to the first invalid field. Returns whether there is one. */
export function focusFirstFault(within: HTMLElement | null): boolean {
  return focusFirstField(within?.querySelector<HTMLElement>('[data-invalid]:has(label, [id])') ?? null);
}
