/** So many people from one minute of the page to another. */
export interface CoverageStep {
  begin: number;
  end: number;
  count: number;
}

/** A day of a line of counts. */
export interface CoverageCell {
  /** The day of the page, from 0. */
  day: number;
  /** What is counted on it, in words. */
  label: string;
  /** Its counts, in order. */
  steps: readonly CoverageStep[];
}

/** A line of counts under the scale. */
export interface CoverageLine {
  /** What is counted. */
  kind: 'onShift' | 'away' | 'asked';
  /** That in words, for the head of the line. */
  label: string;
  cells: readonly CoverageCell[];
}

/** Height of a line in pixels. */
const lineHeight = 20;

/** Height of some lines with the edge below them, in pixels. */
export function coverageHeight(lineCount: number): number {
  return lineCount === 0 ? 0 : lineCount * lineHeight + 1;
}
