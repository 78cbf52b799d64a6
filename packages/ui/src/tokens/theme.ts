/** The themes that users can choose; `system` follows the device. */
export const themeChoices = ['system', 'light', 'dark', 'contrast'] as const;

/** A theme that users can choose. */
export type ThemeChoice = (typeof themeChoices)[number];

/** The choice of a theme. */
export interface ThemeSetting {
  /** The theme in use. */
  theme: ThemeChoice;
  /** Called when the user chooses another theme; it applies immediately. */
  onThemeChange: (theme: ThemeChoice) => void;
}

/**
 * Shows a theme. It only changes an attribute, so that no component renders again. Without the attribute the style sheet
 * follows the preference of the system.
 *
 * @param choice the chosen theme
 * @param root the document's root element
 */
export function applyTheme(choice: ThemeChoice, root: Pick<HTMLElement, 'dataset'>): void {
  if (choice === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = choice;
}
