import type { ListState } from 'react-stately/useListState';

/** The fields that every item of a list must have. */
export interface ListItem {
  /** Unique in its list. */
  id: string;
  /** The name for assistive technology, also used to find the item by typing. */
  label: string;
}

/** The argument of a function that styles a list. */
export interface ListShown {
  /** React-aria's state of the list: items, selection and focus. */
  state: ListState<ListItem>;
}
