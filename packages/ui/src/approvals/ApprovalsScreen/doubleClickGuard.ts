/** Longer than between the two presses of a double click, in milliseconds. */
const doubleClickMs = 500;

/** Tells the second press of a double click, which is meant for what stood there before. */
export interface DoubleClickGuard {
  /** Something else takes the place of what was pressed. */
  begin(): void;
  /** Something was chosen on purpose: the next press is meant for it. */
  end(): void;
  /** A press now would still belong to the one before. */
  isUnderWay(): boolean;
}

/** A guard that nothing has been pressed for. */
export function createDoubleClickGuard(): DoubleClickGuard {
  let begunAt = -Infinity;
  return {
    begin() {
      begunAt = performance.now();
    },
    end() {
      begunAt = -Infinity;
    },
    isUnderWay: () => performance.now() - begunAt < doubleClickMs,
  };
}
