import type { ListedRequest } from '@selfservice/api/approvals/listed-requests';
import type { ListItem } from '../../primitives/List/list.types.ts';

/** A request in the list, with its label. */
export interface ApprovalItem extends ListItem, ListedRequest {}

const noItems: readonly ApprovalItem[] = [];

/**
 * Returns a function that labels listed requests. It returns the same item for the same request and the same array for
 * the same list, because building a list of 2,000 takes a second on a slow machine.
 *
 * @param toLabel returns the label of a request for assistive technology
 */
export function createItemMaker(toLabel: (listed: ListedRequest) => string) {
  const known = new WeakMap<ListedRequest, ApprovalItem>();
  const knownLists = new WeakMap<readonly ListedRequest[], readonly ApprovalItem[]>();

  function itemOf(listed: ListedRequest): ApprovalItem {
    const { request, progress } = listed;
    const item = known.get(listed) ?? {
      id: String(request.id),
      label: toLabel(listed),
      request,
      progress,
    };
    known.set(listed, item);
    return item;
  }

  return (listed: readonly ListedRequest[] | undefined): readonly ApprovalItem[] => {
    if (!listed) return noItems;
    const items = knownLists.get(listed) ?? listed.map(itemOf);
    knownLists.set(listed, items);
    return items;
  };
}
