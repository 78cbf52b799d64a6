import type { ComponentProps, ReactNode } from 'react';
import type { ActiveMenuSection } from '../ScreenMenu/FrameMenu.ts';
import { ScreenFrame } from '../ScreenFrame/ScreenFrame.tsx';
import type { ListDetailBodyProps, ListDetailContent } from './ListDetailBody.tsx';
import { ListDetailBody } from './ListDetailBody.tsx';

/** Other attributes go to the root. */
export interface ListDetailScreenProps<Item>
  extends Omit<ComponentProps<'div'>, 'title' | 'children'>, ListDetailBodyProps<Item> {
  /** The title of the screen. */
  title: string;
  /** The address of the back link on a phone. */
  backHref: string;
  /** The main action, see `ScreenFrame`. Default none. */
  action?: ReactNode;
  /** Secondary actions beside the title, see `ScreenFrame`. Default none. */
  headerActions?: ReactNode;
  /** The entries of the menu, see `ScreenFrame`. Default none. */
  menu?: readonly ActiveMenuSection[];
  /** The name of the menu, see `ScreenFrame`. */
  menuLabel?: string;
  /** The centre or the month of the list, see `ScreenFrame`. Default none. */
  controls?: ReactNode;
}

/** A whole screen with a list and its details: a title and a main action above a `ListDetailBody`. */
export function ListDetailScreen<Item>(props: ListDetailScreenProps<Item>) {
  const {
    title,
    backHref,
    action,
    headerActions,
    menu,
    menuLabel,
    controls,
    query,
    failedTitle,
    refreshFailedTitle,
    skeleton,
    empty,
    children,
    counts,
    filter,
    notices,
    detail,
    bar,
    listFocus,
    ...rest
  } = props;
  return (
    <ScreenFrame
      title={title}
      backHref={backHref}
      action={action}
      headerActions={headerActions}
      {...(menu && { menu })}
      menuLabel={menuLabel}
      controls={controls}
      detail={isOpen(detail) ? { title: detail.label, onClose: detail.onClose } : null}
      data-wide={detail ? true : undefined}
      {...rest}
    >
      <ListDetailBody
        query={query}
        failedTitle={failedTitle}
        refreshFailedTitle={refreshFailedTitle}
        skeleton={skeleton}
        empty={empty}
        counts={counts}
        filter={filter}
        notices={notices}
        bar={bar}
        {...(detail && { detail })}
        {...(listFocus && { listFocus })}
      >
        {children}
      </ListDetailBody>
    </ScreenFrame>
  );
}

function isOpen(detail: ListDetailContent | undefined): detail is ListDetailContent {
  return detail !== undefined && detail.selectedId !== null;
}
