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

/** Returns whether one of the texts is in a message or a paragraph of the screen, whatever the numbers in both are. */
export function isTextShown(texts: readonly string[]): boolean {
  const wanted = texts.map((text) => withoutNumbers(text).trim());
  return [...document.querySelectorAll('[role=status], main p')].some(
    (element) =>
      element.checkVisibility() && wanted.some((text) => withoutNumbers(element.textContent).includes(text)),
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
