/** The event of Storybook's channel with the measures of the present story. */
export const measuresEvent = 'selfservice/performance-measures';

/** The event of Storybook's channel that starts the counts again. */
export const resetEvent = 'selfservice/performance-reset';

/** The measures of a story since its start, or since the counts were set to zero. */
export interface Measures {
  /** How often React has changed the page. */
  commits: number;
  /** How often the browser was busy for 50 ms or longer, so that it answered no press. */
  longTasks: number;
  /** The duration of the longest of them in milliseconds. */
  longestTaskMs: number;
  /** The longest time between two frames of the page while it was visible, in milliseconds. */
  longestFrameMs: number;
  /** The elements on the page now. */
  elements: number;
  /** The most elements on the page at the end of a half second. */
  mostElements: number;
}

/** The counts at the start. */
export const noMeasures: Measures = {
  commits: 0,
  longTasks: 0,
  longestTaskMs: 0,
  longestFrameMs: 0,
  elements: 0,
  mostElements: 0,
};

/** Adds a long task. `durationMs` is its duration in milliseconds. */
export function withLongTask(measures: Measures, durationMs: number): Measures {
  return {
    ...measures,
    longTasks: measures.longTasks + 1,
    longestTaskMs: Math.max(measures.longestTaskMs, Math.round(durationMs)),
  };
}

/** Sets the number of elements on the page. */
export function withElements(measures: Measures, elements: number): Measures {
  return { ...measures, elements, mostElements: Math.max(measures.mostElements, elements) };
}

/** Adds the time between two frames in milliseconds. */
export function withFrame(measures: Measures, ms: number): Measures {
  return { ...measures, longestFrameMs: Math.max(measures.longestFrameMs, Math.round(ms)) };
}
