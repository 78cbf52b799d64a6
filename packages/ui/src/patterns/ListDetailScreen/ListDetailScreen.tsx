import type { ComponentProps, ReactNode } from 'react';
import { ScreenFrame } from '../ScreenFrame/ScreenFrame.tsx';
import type { ListDetailBodyProps } from './ListDetailBody.tsx';
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
  /** Secondary actions beside the title. Default none. */
  headerActions?: ReactNode;
}

/** A whole screen with a list and its details: a title and a main action above a `ListDetailBody`. */
export function ListDetailScreen<Item>(props: ListDetailScreenProps<Item>) {
  const {
    title,
    backHref,
    action,
    headerActions,
    query,
    failedTitle,
    refreshFailedTitle,
    skeleton,
    empty,
    children,
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
      isDetailShown={(detail?.selectedId ?? null) !== null}
      {...rest}
    >
      <ListDetailBody
        query={query}
        failedTitle={failedTitle}
        refreshFailedTitle={refreshFailedTitle}
        skeleton={skeleton}
        empty={empty}
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
