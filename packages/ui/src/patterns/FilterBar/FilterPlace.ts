import { createContext } from 'react';

/** The search of a list. */
export interface ListSearch {
  /** The label of the field. */
  label: string;
  /** The search text. */
  value: string;
  /** Called when the user changes the text. */
  onChange: (text: string) => void;
  /** Called when the user presses Enter. Default: nothing more happens. */
  onSubmit?: (text: string) => void;
}

/** A choice of a few options. */
export interface FilterChoice<Id extends string> {
  /** The label, before the selected option. */
  label: string;
  /** The options, in display order. */
  options: readonly { id: Id; label: string }[];
  /** The id of the selected option. */
  value: Id;
  /** Called when the user selects an option. */
  onChange: (id: Id) => void;
}

/** Where the filters of a `FilterBar` are: in its row on a desk, in its sheet below a width of 1024 px. */
export const FilterPlace = createContext<'toolbar' | 'sheet'>('toolbar');

/** The place in a sheet for the buttons that save or print a list. */
export interface SheetExports {
  /** The element for the buttons. */
  element: HTMLElement;
  /** Closes the sheet. */
  close: () => void;
}

/** The place of a list's export: an open sheet, null while the sheet is closed, undefined outside of a sheet. */
export const ExportPlace = createContext<SheetExports | null | undefined>(undefined);
