import type { KeyboardEventHandler, ReactNode } from 'react';
import { ScreenFrame } from '../ScreenFrame/ScreenFrame.tsx';
import type { ListDetailBodyProps } from './ListDetailBody.tsx';
import { ListDetailBody } from './ListDetailBody.tsx';

export interface ListDetailScreenProps<Item> extends ListDetailBodyProps<Item> {
  /** The title of the screen. */
  title: string;
  /** The address of the way back on a phone. */
  backHref: string;
  /** The main action, see `ScreenFrame`. Default none. */
  action?: ReactNode;
  /** Quiet actions beside the title. Default none. */
  headerActions?: ReactNode;
  /** Called for every key pressed in the screen. */
  onKeyDown?: KeyboardEventHandler<HTMLDivElement>;
}

/** A whole screen with a list and its details: a title and a main action over a `ListDetailBody`. */
export function ListDetailScreen<Item>(props: ListDetailScreenProps<Item>) {
  const { title, backHref, action, headerActions, onKeyDown, ...body } = props;
  return (
    <ScreenFrame
      title={title}
      backHref={backHref}
      action={action}
      headerActions={headerActions}
      isDetailShown={(props.detail?.selectedId ?? null) !== null}
      onKeyDown={onKeyDown}
    >
      <ListDetailBody {...body} />
    </ScreenFrame>
  );
}
