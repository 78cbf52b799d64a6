/** A change of state by an event. */
export interface StateChange {
  /** The event, in the spelling of the code. */
  event: string;
  /** The states in which the event causes the change. */
  from: readonly string[];
  to: string;
}

/** The states of a subject and their changes, as the code computes them. */
export interface StateChart {
  /** The heading. */
  title: string;
  /** A sentence about the subject, with code between backticks. */
  about: string;
  states: readonly string[];
  changes: readonly StateChange[];
}

/** A change from one state to another. */
export interface OneChange {
  from: string;
  event: string;
  to: string;
}

/** Returns the changes with the states of the same event and result together, without events that change nothing. */
export function joinedChanges(changes: readonly OneChange[]): StateChange[] {
  const changing = changes.filter(({ from, to }) => from !== to);
  return [...Map.groupBy(changing, ({ event, to }) => JSON.stringify([event, to])).values()].flatMap(
    (all) => {
      const [first] = all;
      return first
        ? [{ event: first.event, from: [...new Set(all.map(({ from }) => from))], to: first.to }]
        : [];
    },
  );
}
