/** The themes that a person can choose; `system` follows the device. */
export const themeChoices = ['system', 'light', 'dark', 'contrast'] as const;

/** A theme that a person can choose. */
export type ThemeChoice = (typeof themeChoices)[number];

/**
 * Shows a theme. Only an attribute changes, so nothing is drawn anew by the components; the style sheet itself
 * follows what the system prefers while nothing is chosen.
 *
 * @param choice what the person chose
 * @param root the document's root element
 */
export function applyTheme(choice: ThemeChoice, root: Pick<HTMLElement, 'dataset'>): void {
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
}
