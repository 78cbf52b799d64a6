import type { ComponentProps, ReactNode } from 'react';
import { useRef } from 'react';
import { actionBar, floatingColumn, messageBar } from '../../primitives/FloatingPlace/floatingPlace.ts';
import { useFocusWhenLost } from '../../primitives/useFocusWhenLost.ts';
import { Bar, Body, Column, Foot, List, Pane, Root } from './ListDetailFrame.ts';
import { focusableWhileScrolling } from './focusableWhileScrolling.ts';

export interface ListDetailProps extends ComponentProps<'div'> {
  /** The list. It keeps its scroll position while a detail is shown. */
  list: ReactNode;
  /** The detail of the selected item; null while none is selected. */
  detail: ReactNode | null;
  /**
   * The id of the selected item, needed if the detail can change to another item directly: focus lost with the previous
   * detail moves to the new one. Default none.
   */
  detailId?: string | null;
  /** The name of the detail for assistive technology, for example "Request of Petr Novák". Needed with a detail. */
  detailLabel?: string | undefined;
  /** The actions for the selected item; visible even below a long detail. Default none. */
  detailActions?: ReactNode;
  /** Shown beside the list from a width of 1024 px while nothing is selected. Default: the list has the whole width. */
  placeholder?: ReactNode;
  /** A bar that floats over the end of the list, and above the actions of a detail in its place. Default none. */
  bar?: ReactNode;
}

/**
 * A list with a detail: side by side from a width of 1024 px, below that one replaces the other. The bar of the screen
 * closes the detail there.
 */
export function ListDetail(props: ListDetailProps) {
  const { list, detail, detailId, detailLabel, detailActions, placeholder, bar, ...rest } = props;
  const pane = useRef<HTMLElement>(null);
  const isShown = detail !== null;
  // Focus is lost when the detail replaces the list or the previous detail.
  useFocusWhenLost(pane, isShown && (detailId ?? true));
  return (
    <Root data-detail={isShown || undefined} data-whole={(!isShown && !placeholder) || undefined} {...rest}>
      <Column ref={floatingColumn}>
        <List>{list}</List>
        {bar && <Bar ref={messageBar}>{bar}</Bar>}
      </Column>
      <Pane ref={pane} aria-label={detailLabel} tabIndex={-1}>
        <Body ref={focusableWhileScrolling}>
          <div>{detail ?? placeholder}</div>
        </Body>
        {isShown && detailActions && <Foot ref={actionBar}>{detailActions}</Foot>}
      </Pane>
    </Root>
  );
}
