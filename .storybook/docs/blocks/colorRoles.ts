/** A group of colour roles. */
export interface ColorGroup {
  title: string;
  /** The purpose of each role, by its name without `--color-`. */
  uses: Record<string, string>;
}

/** The purpose of every colour of `tokens.css`. A test compares both. */
export const colorGroups: readonly ColorGroup[] = [
  {
    title: 'Surfaces',
    uses: {
      surface: 'The page.',
      'surface-raised': 'Elements on the page: fields, secondary buttons, tiles.',
      'surface-floating': 'Elements above the page: dialogs, menus, notifications.',
      'surface-sunken': 'Recessed elements: disabled controls, code and messages.',
      'surface-hover': 'A hovered row or quiet control.',
      skeleton: 'Placeholders of loading content.',
      'skeleton-floating': 'The same above the page, where the surface is lighter in the dark.',
    },
  },
  {
    title: 'Text',
    uses: {
      text: 'Body text.',
      'text-muted': 'Labels below figures, hints, modification dates.',
      'text-disabled': 'Text of disabled controls; it stays readable.',
    },
  },
  {
    title: 'Lines',
    uses: {
      border: 'Thin lines between rows and sections. Decoration only.',
      'border-control': 'The border of fields and buttons.',
      'border-disabled': 'The border of disabled controls.',
      edge: 'The border of surfaces that otherwise differ only by colour. Visible only in high contrast.',
      focus: 'The focus ring.',
    },
  },
  {
    title: 'Accent',
    uses: {
      accent: 'The main action, selection, today, links.',
      'accent-hover': 'The hovered main action.',
      'accent-quiet': 'Background of selected items and of counts.',
      'on-accent': 'Text and icons on the accent.',
    },
  },
  {
    title: 'States',
    uses: {
      positive: 'Approved, present, saved.',
      'positive-quiet': 'Background of a success message.',
      caution: 'Needs an action or may change: to sign, not published.',
      'caution-quiet': 'Background of a warning.',
      negative: 'Rejected, absent, failed; actions that cannot be undone.',
      'negative-hover': 'A hovered action that cannot be undone.',
      'negative-quiet': 'Background of an error message.',
      'on-negative': 'Text and icons on negative.',
      information: 'Pending, and information messages.',
      'information-quiet': 'Background of an information message.',
    },
  },
  { title: 'Behind dialogs', uses: { scrim: 'Dims the page while a dialog is open.' } },
];
