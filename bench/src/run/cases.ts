/** What is measured, by the name of its page. */
export type SubjectId = 'floor' | 'timeline' | 'react-calendar-timeline' | 'vis-timeline' | 'event-calendar';

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

/** What is measured of a subject at a time. */
export type Task = 'paint' | 'scroll' | 'heap';

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
  peerRounds: 2,
  patience: 300_000,
};

/** What a change can break, in about a minute. */
export const quick: Extent = {
  subjects: ['floor', 'timeline'],
  sizes: [50, 1000],
  rounds: 3,
  scrollRounds: 1,
  peerRounds: 0,
  patience: 60_000,
};
