import type { ReadonlySignal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import type { SafeStorage } from '../../shell/safe-storage.ts';
import type { TourId } from '@selfservice/ui/testing/DemoTour';
import type { Tour } from './tours.ts';
import { tours } from './tours.ts';

/** A running tour. */
export interface RunningTour {
  tour: Tour;
  /** The index of the step; the number of steps after the last one. */
  step: number;
}

/** The guided tour of a tab. Its state is null while no tour is running. */
export interface TourModel {
  state: ReadonlySignal<RunningTour | null>;
  /** Starts a tour with its first step. */
  start(id: TourId): void;
  /** Goes to the step that follows. */
  next(): void;
  /** Goes to the step before. */
  back(): void;
  /** Ends the tour. */
  end(): void;
}

/**
 * Creates the tour of a tab, which continues after a reload.
 *
 * @param storage the storage of the tab
 * @param key the key in it
 */
export function createTour(storage: SafeStorage, key: string): TourModel {
  const state = signal<RunningTour | null>(readTour(storage.get(key)));

  function set(next: RunningTour | null): void {
    if (next) storage.set(key, `${next.tour.id} ${next.step}`);
    else storage.remove(key);
    state.value = next;
  }

  return {
    state,
    start(id) {
      const tour = tours.find((each) => each.id === id);
      if (tour) set({ tour, step: 0 });
    },
    next() {
      const running = state.value;
      if (running && running.step < running.tour.steps.length) set({ ...running, step: running.step + 1 });
    },
    back() {
      const running = state.value;
      if (running && running.step > 0) set({ ...running, step: running.step - 1 });
    },
    end: () => set(null),
  };
}

/** Reads a stored tour; null for none or for one that this version does not have. */
function readTour(stored: string | null): RunningTour | null {
  const [id, step] = stored?.split(' ') ?? [];
  const tour = tours.find((each) => each.id === id);
  const index = Number(step);
  if (!tour || !Number.isInteger(index) || index < 0 || index > tour.steps.length) return null;
  return { tour, step: index };
}
