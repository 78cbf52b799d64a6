/** A measured implementation, by the name of its page. */
export type SubjectId = 'floor' | 'timeline' | 'react-calendar-timeline' | 'vis-timeline' | 'event-calendar';

/** The measured lists: a bare one and the `List` of the product. */
export type ListId = 'list-floor' | 'list';

/** Both lists. */
export const lists: readonly ListId[] = ['list-floor', 'list'];

/** The free libraries that the timeline is compared with. */
export const peers: readonly SubjectId[] = ['react-calendar-timeline', 'vis-timeline', 'event-calendar'];

/** The number of people of a case, each with 21 intervals a week. */
export type Size = 50 | 200 | 1000;

/** A device that a subject is measured on. */
export interface Device {
  /** The name of the device. */
  id: DeviceId;
  /** The width of the window in pixels. */
  width: number;
  /** The height of the window in pixels. */
  height: number;
  /** The factor by which the processor is slowed down. */
  cpuThrottling: number;
}

/** A desktop, or a phone with a slow processor. */
export type DeviceId = 'wide' | 'phone';

/** Both devices. */
export const devices: readonly Device[] = [
  { id: 'wide', width: 1440, height: 900, cpuThrottling: 1 },
  { id: 'phone', width: 390, height: 844, cpuThrottling: 4 },
];

/** The speed of scrolling a list: while reading, or by a flick of the finger. */
type Pace = 'reading' | 'fling';

/** A scroll through a part of a list. */
export interface ListCase {
  /** The speed of the scroll. */
  pace: Pace;
  /** The device that the list is measured on, another one for each case. */
  device: DeviceId;
  /** Pixels per frame. */
  step: number;
  /** Number of frames. */
  frames: number;
}

/**
 * The scrolls of the lists. The distance per frame is fixed, so that a slow list does not have to draw more rows per
 * frame.
 */
export const listCases: readonly ListCase[] = [
  { pace: 'reading', device: 'wide', step: 20, frames: 120 },
  { pace: 'fling', device: 'phone', step: 300, frames: 60 },
];

/** Number of rows in a list. */
export const listRows = 2000;

/** A kind of measurement. */
export type Task = 'paint' | 'scroll' | 'heap' | 'list';

/** The extent of a run. */
export interface Extent {
  /** The subjects, including the floor and the timeline. */
  subjects: readonly SubjectId[];
  /** The numbers of people for the time until the data is painted. */
  sizes: readonly Size[];
  /** Rounds of floor and timeline. */
  rounds: number;
  /** Rounds of scrolling, which takes six seconds each time. */
  scrollRounds: number;
  /** Rounds of scrolling the lists. */
  listRounds: number;
  /** How often each list is painted on each device. A single time varies by a third, also on a quiet machine. */
  listPaints: number;
  /** Rounds of the peers, which are slow. */
  peerRounds: number;
  /** Milliseconds after which a measurement is aborted. */
  patience: number;
}

/** Everything, for the table. */
export const whole: Extent = {
  subjects: ['floor', 'timeline', ...peers],
  sizes: [50, 200, 1000],
  rounds: 7,
  scrollRounds: 3,
  listRounds: 5,
  listPaints: 24,
  peerRounds: 2,
  patience: 300_000,
};
