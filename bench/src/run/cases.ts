/** What is measured, by the name of its page. */
export type SubjectId = 'floor' | 'timeline' | 'react-calendar-timeline' | 'vis-timeline' | 'event-calendar';

/** The lists that are measured: a bare one, and the product's. */
export type ListId = 'list-floor' | 'list';

/** Both lists. */
export const lists: readonly ListId[] = ['list-floor', 'list'];

/** The free peers. */
export const peers: readonly SubjectId[] = ['react-calendar-timeline', 'vis-timeline', 'event-calendar'];

/** The number of persons of a case, each with 21 intervals a week. */
export type Size = 50 | 200 | 1000;

/** Where a subject is shown. */
export interface Device {
  /** Its name. */
  id: DeviceId;
  /** The window's width in pixels. */
  width: number;
  /** The window's height in pixels. */
  height: number;
  /** How many times slower the processor is made. */
  slowing: number;
}

/** A desk, or a phone with a slow processor. */
export type DeviceId = 'wide' | 'phone';

/** Both devices. */
export const devices: readonly Device[] = [
  { id: 'wide', width: 1440, height: 900, slowing: 1 },
  { id: 'phone', width: 390, height: 844, slowing: 4 },
];

/** How fast a list is scrolled: as one reads, or by a flick of the finger. */
export type Pace = 'reading' | 'fling';

/** A scroll through a part of a list. */
export interface ListCase {
  /** Its name. */
  pace: Pace;
  /** Where the list is shown. */
  device: DeviceId;
  /** Pixels from frame to frame. */
  step: number;
  /** Number of frames. */
  frames: number;
}

/** How lists are scrolled. From frame to frame it is always as far: a list that is slow has no more rows to draw for it. */
export const listCases: readonly ListCase[] = [
  { pace: 'reading', device: 'wide', step: 20, frames: 120 },
  { pace: 'fling', device: 'phone', step: 300, frames: 60 },
];

/** Number of rows in a list. */
export const listRows = 2000;

/** What is measured of a subject at a time. */
export type Task = 'paint' | 'scroll' | 'heap' | 'list';

/** How much of it all is measured. */
export interface Extent {
  /** The subjects, floor and timeline among them. */
  subjects: readonly SubjectId[];
  /** Numbers of persons for the time to painted. */
  sizes: readonly Size[];
  /** Rounds of floor and timeline. */
  rounds: number;
  /** Rounds of scrolling, which takes six seconds each time. */
  scrollRounds: number;
  /** Rounds of the lists. */
  listRounds: number;
  /** Rounds of the peers, which take long. */
  peerRounds: number;
  /** Milliseconds after which a measurement is given up. */
  patience: number;
}

/** Everything, for the table. */
export const whole: Extent = {
  subjects: ['floor', 'timeline', ...peers],
  sizes: [50, 200, 1000],
  rounds: 7,
  scrollRounds: 3,
  listRounds: 5,
  peerRounds: 2,
  patience: 300_000,
};

/** The measurements that a change can break, in less than a minute. The run repeats them where a budget is not clearly kept. */
export const quick: Extent = {
  subjects: ['floor', 'timeline'],
  sizes: [50, 1000],
  rounds: 1,
  scrollRounds: 1,
  listRounds: 1,
  peerRounds: 0,
  patience: 60_000,
};
