/**
 * Finds the element of a step: the first that is visible and available and whose name contains one of the given names,
 * whatever the numbers in both are.
 *
 * @param names the possible names; empty for any name
 */
export function findTarget(selector: string, names: readonly string[]): HTMLElement | null {
  const wanted = names.map(withoutNumbers);
  const candidates = [...document.querySelectorAll<HTMLElement>(selector)];
  return (
    candidates.find(
      (element) =>
        isAvailable(element) &&
        (wanted.length === 0 || wanted.some((name) => withoutNumbers(nameOf(element)).includes(name))),
    ) ?? null
  );
}

/** Returns whether an element can be seen and pressed. While a dialog is open, the rest of the page cannot. */
function isAvailable(element: HTMLElement): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[inert], [aria-hidden=true]') &&
    !element.matches(':disabled, [aria-disabled=true]')
  );
}

/** Returns the accessible name of a button, a link or an option. */
function nameOf(element: HTMLElement): string {
  const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = labelledBy.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return (element.getAttribute('aria-label') ?? (labels.trim() || element.textContent)).trim();
}

function withoutNumbers(text: string): string {
  return text.replace(/\d+/g, '0').replace(/\s+/g, ' ').toLowerCase();
}
