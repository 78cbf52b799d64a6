import type { ScreenFrameProps } from '../ScreenFrame/ScreenFrame.tsx';
import { ScreenFrame } from '../ScreenFrame/ScreenFrame.tsx';
import type { ListDetailBodyProps } from './ListDetailBody.tsx';
import { ListDetailBody } from './ListDetailBody.tsx';

export interface ListDetailScreenProps<Item>
  extends Omit<ScreenFrameProps, 'children' | 'isDetailShown'>, ListDetailBodyProps<Item> {}

/** A whole screen with a list and its details: a title and a main action over a `ListDetailBody`. */
export function ListDetailScreen<Item>(props: ListDetailScreenProps<Item>) {
  const { query, failedTitle, refreshFailedTitle, skeleton, empty, children, ...more } = props;
  const { filter, notices, detail, bar, listFocus, ...frame } = more;
  const isDetailShown = detail !== undefined && detail.selectedId !== null;
  return (
    <ScreenFrame isDetailShown={isDetailShown} {...frame}>
      <ListDetailBody
        {...{ query, failedTitle, refreshFailedTitle, skeleton, empty, filter, notices, bar }}
        {...(detail && { detail })}
        {...(listFocus && { listFocus })}
      >
        {children}
      </ListDetailBody>
    </ScreenFrame>
  );
}
