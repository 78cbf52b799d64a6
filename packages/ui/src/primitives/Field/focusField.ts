const controls = 'input:not([type="hidden"]), textarea, button, [role="spinbutton"]';

/**
 * Moves the focus to the first field within an element, or within the part of it that is marked `data-fields`. Says
 * whether there is one.
 */
export function focusFirstField(within: HTMLElement | null): boolean {
  const part = within?.querySelector<HTMLElement>('[data-fields]') ?? within;
  const field = part?.querySelector<HTMLElement>(
    `:is(${controls}):not(:disabled, [tabindex="-1"], [aria-hidden="true"] *)`,
  );
  field?.focus();
  return Boolean(field);
}

/** Moves the focus to the first field that is invalid. Says whether there is one. */
export function focusFirstFault(within: HTMLElement | null): boolean {
  return focusFirstField(within?.querySelector<HTMLElement>('[data-invalid]:has(label, [id])') ?? null);
}
