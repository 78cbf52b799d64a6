import type { RefObject } from 'react';
import type { AriaGridListOptions } from 'react-aria/useGridList';
import type { ListState } from 'react-stately/useListState';
import type { RowPlaces } from './rowPlaces.ts';
import { visiblePartOf } from './visibleRange.ts';

type LayoutDelegate = NonNullable<AriaGridListOptions<object>['layoutDelegate']>;

/** The rows of a list as last rendered, where not all are in the document. */
interface Drawn {
  places: RowPlaces;
  canvas: RefObject<HTMLElement | null>;
  collection: ListState<unknown>['collection'];
}

/** Gives react-aria the positions of rows that are not in the document, so that Page Up and Page Down work. */
export class RowGeometry implements LayoutDelegate {
  private drawn: Drawn | undefined;
  private readonly root: RefObject<HTMLElement | null>;

  /** @param root the root element of the list */
  constructor(root: RefObject<HTMLElement | null>) {
    this.root = root;
  }

  /** Updates the rows after each render. */
  set(drawn: Drawn): void {
    this.drawn = drawn;
  }

  getItemRect(key: string | number) {
    const index = this.drawn?.collection.getItem(key)?.index;
    if (!this.drawn || index === undefined) return null;
    const { places } = this.drawn;
    return { x: 0, y: places.topOf(index), width: this.width(), height: places.heightOf(index) };
  }

  getVisibleRect() {
    const { current: root } = this.root;
    const canvas = this.drawn?.canvas.current;
    const sight = root && canvas && visiblePartOf(root, canvas, { top: 0, bottom: 0, isUp: false });
    const { top, bottom } = sight ?? { top: 0, bottom: 0 };
    return { x: 0, y: top, width: this.width(), height: bottom - top };
  }

  getContentSize() {
    return { width: this.width(), height: this.drawn?.places.height ?? 0 };
  }

  private width(): number {
    return this.root.current?.clientWidth ?? 0;
  }
}
