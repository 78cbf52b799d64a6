/** The themes that a person can choose; `system` follows the device. */
export const themeChoices = ['system', 'light', 'dark', 'contrast'] as const;

/** A theme that a person can choose. */
export type ThemeChoice = (typeof themeChoices)[number];

/**
 * Shows a theme. Only an attribute changes, so nothing is drawn anew by the components.
 *
 * @param choice what the person chose
 * @param prefersContrast whether the system asks for more contrast
 * @param root the document's root element
 */
export function applyTheme(choice: ThemeChoice, prefersContrast: boolean, root: HTMLElement): void {
  const theme = choice === 'system' && prefersContrast ? 'contrast' : choice;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
}
