import { Check } from 'lucide-react';
import { memo, Suspense } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { ListItem } from './list.types.ts';

/** The options that all rows of a list share. */
export interface RowsOfList<T extends ListItem> {
  /** Renders the content of a row. Default: the label. */
  renderItem: ((item: T) => ReactNode) | undefined;
  /** Returns the id of the text that is appended to the name of a row. Default: none. */
  additionalNameIdOf: ((item: T) => string) | undefined;
  /** The id of the list's element. */
  listId: string;
  /** The id by which react-aria finds the rows of the list. */
  collectionId: string | undefined;
  /** How many rows can be selected. */
  selectionMode: 'none' | 'single' | 'multiple';
  /** Called when the user presses the box of a row. */
  onToggle: (id: string) => void;
  /** The name of the box of a row for assistive technology. */
  toggleLabel: string;
}

export interface ListRowProps<T extends ListItem> extends RowsOfList<T> {
  /** The item of the row. */
  item: T;
  /** The heading above the row, for the rows from it on. */
  heading: string | undefined;
  /** Whether it is selected. */
  isSelected: boolean;
  /** Whether it can be selected. */
  isSelectable: boolean;
  /** Whether it can be neither selected nor opened. */
  isDisabled: boolean;
  /** Whether a press selects or opens it. */
  isPressable: boolean;
  /** Whether Tab moves the focus to it. */
  isTabStop: boolean;
  /** The number of the row among all rows, from 1, if not all are in the document. */
  rowIndex?: number;
  /** The distance of the row from the top of the first row in pixels, if not all are in the document. */
  top?: number;
}

/**
 * A row of a list. It has no event handlers: `useRowBehaviour` handles the events of all rows together, so that rows
 * render fast while scrolling.
 */
function Row<T extends ListItem>(props: ListRowProps<T>) {
  const {
    item,
    renderItem,
    heading,
    additionalNameIdOf,
    listId,
    collectionId,
    selectionMode,
    isSelected,
    isSelectable,
    isDisabled,
    isPressable,
    isTabStop,
    rowIndex,
    top,
    onToggle,
    toggleLabel,
  } = props;
  const { id, label } = item;
  const rowId = `${listId}-${id}`;
  return (
    <Root
      role="row"
      id={rowId}
      aria-label={label || undefined}
      aria-labelledby={additionalNameIdOf && `${rowId} ${additionalNameIdOf(item)}`}
      aria-rowindex={rowIndex}
      aria-selected={isSelectable ? isSelected : undefined}
      aria-disabled={isDisabled || undefined}
      tabIndex={isDisabled ? undefined : isTabStop ? 0 : -1}
      data-key={id}
      data-collection={collectionId}
      data-selected={isSelected || undefined}
      data-disabled={isDisabled || undefined}
      data-pressable={isPressable || undefined}
      data-placed={top !== undefined || undefined}
      data-headed={heading !== undefined || undefined}
      style={top === undefined ? undefined : { top }}
    >
      {heading !== undefined && <Heading aria-hidden="true">{heading}</Heading>}
      <Cell role="gridcell" aria-colindex={1}>
        {selectionMode === 'multiple' && (
          <Choice
            slot={null}
            id={`${rowId}-choice`}
            aria-label={toggleLabel}
            aria-labelledby={`${rowId}-choice ${rowId}`}
            isSelected={isSelected}
            isDisabled={!isSelectable}
            onChange={() => onToggle(id)}
          >
            {null}
          </Choice>
        )}
        <Content>
          <Suspense>{renderItem ? renderItem(item) : label}</Suspense>
        </Content>
        {selectionMode === 'single' && <Mark of={Check} />}
      </Cell>
    </Root>
  );
}

/** A memoized row: without it every move of the focus would render all rows. */
export const ListRow = memo(Row) as typeof Row;

/** Height of a heading with the space above it, in pixels. */
export const headingHeight = 40;

/* Above the row and not part of it: hovering or pressing it does not affect the row. */
const Heading = styled.span`
  position: absolute;
  inset: -${headingHeight}px 0 auto;
  height: ${headingHeight}px;
  padding: 0 var(--row-inset) var(--space-2);
  border-bottom: 1px solid var(--color-border);
  align-content: end;
  overflow: hidden;
  color: var(--color-text-muted);
  font-size: var(--text-2);
  font-weight: var(--weight-medium);
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;
`;

const Cell = styled.div`
  display: contents;
`;

const Content = styled.div`
  flex: 1;
  min-width: 0;
`;

const Choice = styled(Checkbox)`
  align-self: stretch;
  min-width: 24px;
  min-height: 0;
  margin-block: calc(-1 * var(--space-1));
`;

const Mark = styled(Icon)`
  color: var(--color-accent);
  visibility: hidden;
`;

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--row-height);
  padding: var(--space-1) var(--row-inset);
  border-bottom: 1px solid var(--color-border);
  outline: 0;
  cursor: default;

  &[data-headed] {
    position: relative;
    margin-top: ${headingHeight}px;
    scroll-margin-top: ${headingHeight}px;
  }

  &[data-placed] {
    position: absolute;
    inset-inline: 0;
    contain: layout style;
  }

  /* On touch screens a pressed row would keep the hover style. */
  @media (hover: hover) {
    &[data-pressable]:hover {
      background: var(--color-surface-hover);
      cursor: pointer;
    }
  }

  &[data-selected] {
    background: var(--color-accent-quiet);

    ${Mark} {
      visibility: visible;
    }
  }

  [data-focus-visible-within] > &:focus {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
    border-radius: var(--radius-small);
  }

  &[data-disabled] {
    color: var(--color-text-disabled);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-disabled] {
      color: GrayText;
    }
  }
`;
