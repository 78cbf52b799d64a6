import type { ListState } from 'react-stately/useListState';

/** What every item of a list has; the rest is up to whoever renders it. */
export interface ListItem {
  /** Tells it from the others. */
  id: string;
  /** Its name: assistive technology reads it, and typed letters find it. */
  label: string;
}

/** What a function that styles a list is given. */
export interface ListShown {
  /** What react-aria knows of the list: its items, the selection and the focus. */
  state: ListState<ListItem>;
}
