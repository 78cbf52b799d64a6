/** The settings of a run of the stories. */
interface RunMode {
  /** Whether axe examines every story, and not only the first one of each outline. */
  examinesAll: boolean;
  /** Whether every story is played, and not only those that `test` plays. */
  playsAll: boolean;
  /** The seed of the late responses; null without any. Nothing but the `play` of each story is run then. */
  lateSeed: number | null;
  /** Whether the page is translated as a browser does. Nothing but the `play` of each story is run then. */
  isTranslated: boolean;
}

const variable = 'STORIES_MODE';

/** Hands a mode to the configuration of the test runner, through the environment. */
export function setMode(mode: RunMode): void {
  process.env[variable] = JSON.stringify(mode);
}

/** Returns the mode of the present run. */
export function currentMode(): RunMode {
  const mode = process.env[variable];
  return mode
    ? (JSON.parse(mode) as RunMode)
    : { examinesAll: true, playsAll: true, lateSeed: null, isTranslated: false };
}
