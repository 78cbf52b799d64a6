import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { entryPlace, remainingPlace, turnedPlace } from '../geometry/entryPlace.ts';
import { moveToStop } from '../geometry/moveToStop.ts';
import type { Place, Stops } from '../geometry/moveToStop.ts';
import type { RowPlaces } from '../../../primitives/List/rowPlaces.ts';
import { elementAt, placeAt, reveal, spotOf } from './gridElements.ts';

/** Options of `useGridFocus`. */
export interface GridFocusOptions {
  /** The scrolling box. */
  boxRef: RefObject<HTMLDivElement | null>;
  /** The stops of the rows. */
  stops: Stops;
  /** Returns the first row that is completely visible. */
  firstVisible: () => number;
  /** Identifies the page: a different number is a different page. */
  page: number;
  /** The sizes in pixels. */
  sizes: { rows: RowPlaces; scaleHeight: number; headWidth: number; minuteWidth: number };
  /** Turns the page; returns false if there is no such page. */
  onTurn: (direction: 'previous' | 'next') => boolean;
}

/**
 * Moves the focus in the rows. Only the box is in the tab order, and only until an element inside has the focus. The row
 * that had the focus last stays rendered, so that a dialog can return the focus to it.
 */
export function useGridFocus(options: GridFocusOptions) {
  'use no memo'; // The returned functions are only called by event handlers, so their identity does not matter.
  const { boxRef, stops, firstVisible, page, sizes, onTurn } = options;
  const [keptRow, setKeptRow] = useState(-1);
  const last = useRef<Place | null>(null);
  const isInside = useRef(false);
  const lastPage = useRef(page);
  const turned = useRef<'previous' | 'next' | null>(null);

  const moveTo = (place: Place) => {
    if (!boxRef.current) return;
    last.current = place;
    reveal(boxRef.current, place, sizes);
    (elementAt(boxRef.current, { row: place.row, ...place.stop }) ?? boxRef.current).focus({
      preventScroll: true,
    });
  };
  const focus = (place: Place) => {
    // Rendering may remove the focused row; the lost focus must then be restored to the new place.
    last.current = place;
    // The row must be rendered before it can have the focus.
    flushSync(() => setKeptRow(place.row));
    moveTo(place);
  };
  const entry = () => entryPlace(last.current, firstVisible(), stops);

  // Moves the focus after a key has turned the page, and restores a lost focus.
  const settle = useEffectEvent((now: number, within: Stops) => {
    const entered = now === lastPage.current ? null : turned.current;
    if (now !== lastPage.current) turned.current = null;
    lastPage.current = now;
    const place = last.current;
    const isLost = document.activeElement === document.body;
    if (!isInside.current || !place || within.rowCount === 0 || !(entered || isLost)) return;
    moveTo(entered ? turnedPlace(place, entered, within) : remainingPlace(place, within));
  });
  useLayoutEffect(() => settle(page, stops), [page, stops]);

  return {
    keptRow,
    onFocus(event: FocusEvent<HTMLElement>) {
      isInside.current = true;
      if (event.target === boxRef.current) {
        if (stops.rowCount > 0 && event.target.matches(':focus-visible')) focus(entry());
        return;
      }
      if (boxRef.current) boxRef.current.tabIndex = -1;
      const at = spotOf(event.target);
      if (!at || at.element !== event.target) return;
      const place = placeAt(at.spot, stops.stopsAt(at.spot.row));
      const isSame = last.current?.row === place.row && last.current.stop.begin === place.stop.begin;
      if (!isSame) last.current = place;
      setKeptRow(place.row);
    },
    onBlur(event: FocusEvent<HTMLElement>) {
      if (event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)) return;
      isInside.current = false;
      event.currentTarget.tabIndex = 0;
    },
    /** Moves the focus by a key; returns whether the key was handled. */
    move(event: KeyboardEvent<HTMLElement>): boolean {
      const at = spotOf(event.target);
      const isOwn = event.target === boxRef.current || at?.element === event.target;
      if (!isOwn || event.altKey || event.metaKey || stops.rowCount === 0) return false;
      const next = moveToStop(event, at && last.current ? last.current : entry(), stops);
      if (next === null) return false;
      event.preventDefault();
      if (typeof next === 'object') focus(next);
      else turned.current = onTurn(next) ? next : null;
      return true;
    },
  };
}
