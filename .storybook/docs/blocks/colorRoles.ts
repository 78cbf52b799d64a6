/** Roles of colours that belong together. */
export interface ColorGroup {
  title: string;
  /** What each role is for, by its name without `--color-`. */
  uses: Record<string, string>;
}

/** What every colour of the sheet is for. A test compares it with the sheet. */
export const colorGroups: readonly ColorGroup[] = [
  {
    title: 'Surfaces',
    uses: {
      surface: 'The page.',
      'surface-raised': 'What lies on the page: fields, secondary buttons, tiles.',
      'surface-floating': 'What floats over it: dialogs, menus, notifications.',
      'surface-sunken': 'What lies below it: disabled controls, wells.',
      'surface-hover': 'A row or a quiet control under the pointer.',
      skeleton: 'The shape of what is still loading.',
    },
  },
  {
    title: 'Text',
    uses: {
      text: 'Everything that is read.',
      'text-muted': 'Labels under figures, hints, times of change.',
      'text-disabled': 'Words of a control that cannot be used now; they stay readable.',
    },
  },
  {
    title: 'Lines',
    uses: {
      border: 'Hairlines between rows and sections. Decoration: nothing depends on seeing it.',
      'border-control': 'The edge that shows where a field or a button is.',
      'border-disabled': 'The edge of a control that cannot be used now.',
      edge: 'The edge of a surface that only its colour sets apart. Invisible until contrast is asked for.',
      focus: 'The ring around what the keyboard is on.',
    },
  },
  {
    title: 'Accent',
    uses: {
      accent: 'The main action, what is selected, today, links.',
      'accent-hover': 'The main action under the pointer.',
      'accent-quiet': 'Ground of what is selected, and of counts.',
      'on-accent': 'Words and icons on the accent.',
    },
  },
  {
    title: 'States',
    uses: {
      positive: 'Approved, present, saved.',
      'positive-quiet': 'Ground of a message that something went well.',
      caution: 'Waiting for you, or may change: to sign, not published.',
      'caution-quiet': 'Ground of a message to be heeded.',
      negative: 'Rejected, absent, failed; actions that cannot be undone.',
      'negative-hover': 'Such an action under the pointer.',
      'negative-quiet': 'Ground of a message that something failed.',
      'on-negative': 'Words and icons on negative.',
      information: 'Pending, and messages that only tell.',
      'information-quiet': 'Ground of a message that only tells.',
    },
  },
  { title: 'Behind dialogs', uses: { scrim: 'Dims the page while a dialog is open.' } },
];
