import type { ReactNode, RefAttributes } from 'react';
import { GridList } from 'react-aria-components/GridList';
import type { GridListProps, Selection } from 'react-aria-components/GridList';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EmptyRow } from './EmptyRow.tsx';
import { ListRow } from './ListRow.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { preventPageKeyScroll } from './preventPageKeyScroll.ts';
import { SteadyListLayout } from './SteadyListLayout.ts';
import { toSelectedIds } from './toSelectedIds.ts';
import { useFocusableList } from './useFocusableList.ts';
import { useRowHeight } from './useRowHeight.ts';
import { useStableItems } from './useStableItems.ts';

/** What every item of a list has; the rest is up to whoever renders it. */
export interface ListItem {
  /** Tells it from the others. */
  id: string;
  /** Its name: assistive technology reads it, and typed letters find it. */
  label: string;
}

type OwnProps = 'children' | 'items' | 'selectedKeys' | 'onSelectionChange' | 'onAction' | 'renderEmptyState';

export interface ListProps<T extends ListItem>
  extends Omit<GridListProps<T>, OwnProps>, RefAttributes<HTMLDivElement> {
  /** Name of the list for assistive technology. */
  label: string;
  /**
   * What it shows, in order. Over 50 of them only those in sight are in the page. A row is rendered again where a value
   * of its item is another one.
   */
  items: readonly T[];
  /** How one looks. Default its label. */
  renderItem?: (item: T) => ReactNode;
  /** How many can be selected. Default `none`. */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** The ids that are selected; without it the list keeps them itself. */
  selectedIds?: ReadonlySet<string>;
  /** Others were selected, by mouse, touch or keyboard; Shift selects a range. */
  onSelectionChange?: (ids: ReadonlySet<string>) => void;
  /** An item was opened: by a press or Enter; while some are selected, a press selects. */
  onAction?: (id: string) => void;
  /** It can be neither selected nor opened. Default none is disabled. */
  isItemDisabled?: (item: T) => boolean;
  /** The items are on their way: skeleton rows stand in until there are any. Default false. */
  isLoading?: boolean;
  /** How many skeleton rows stand in. Default 5. */
  expectedCount?: number;
  /** How a skeleton row looks, so that nothing moves when the items come. Default a bar as high as a line. */
  renderSkeleton?: () => ReactNode;
  /** What to show when there is nothing. Default a sentence. */
  renderEmpty?: () => ReactNode;
}

const longFrom = 50;

/**
 * Things one below the other. Arrow keys move, letters find, Space selects, Enter opens. Whoever holds a
 * `ListFocusContext` around it can move the focus to an item.
 */
export function List<T extends ListItem>(props: ListProps<T>) {
  const {
    label,
    items: given,
    renderItem,
    selectedIds,
    onSelectionChange,
    onAction,
    isItemDisabled,
    ...more
  } = props;
  const { isLoading = false, expectedCount = 5, renderSkeleton, renderEmpty, ...others } = more;
  const { selectionMode = 'none', style, ...rest } = others;
  const { t } = useTranslation('primitives');
  const rowHeight = useRowHeight();
  const items = useStableItems(given);
  const [box, keepState] = useFocusableList(items, style);
  const isLong = items.length > longFrom;
  const isDisabled = (item: T) => isItemDisabled?.(item) ?? false;
  const selectableIds = () => items.filter((item) => !isDisabled(item)).map((item) => item.id);
  const list = (
    <Root
      aria-label={label}
      selectionMode={selectionMode}
      items={items}
      dependencies={[renderItem, isItemDisabled, selectionMode]}
      renderEmptyState={() =>
        isLoading ? (
          <ListSkeleton count={expectedCount} words={t('loading')} renderRow={renderSkeleton} />
        ) : (
          (renderEmpty?.() ?? <EmptyRow>{t('nothingHere')}</EmptyRow>)
        )
      }
      {...(isLong && { 'data-long': '' })}
      {...(selectedIds && { selectedKeys: selectedIds })}
      {...(onSelectionChange && {
        onSelectionChange: (keys: Selection) => onSelectionChange(toSelectedIds(keys, selectableIds())),
      })}
      {...(onAction && { onAction: (key) => onAction(String(key)) })}
      style={keepState}
      {...rest}
    >
      {(item: T) => (
        <ListRow id={item.id} label={item.label} isDisabled={isDisabled(item)} selectionMode={selectionMode}>
          {renderItem ? renderItem(item) : item.label}
        </ListRow>
      )}
    </Root>
  );
  return (
    <Frame ref={box} onKeyDown={preventPageKeyScroll}>
      {isLong ? (
        <Virtualizer layout={SteadyListLayout} layoutOptions={{ estimatedRowSize: rowHeight }}>
          {list}
        </Virtualizer>
      ) : (
        list
      )}
    </Frame>
  );
}

// Only hears keys: the list is the box.
const Frame = styled.div`
  display: contents;
`;

const Root = styled(GridList)`
  /* Also where the page scrolls: without it PageDown would lead to the very end. */
  overflow: auto;
  outline: 0;

  /* Its rows are given their width in pixels, which must not hold open the box that they are measured by. */
  &[data-long] {
    contain: inline-size;
  }

  &[data-focus-visible] {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
` as typeof GridList;
