import { describe, expect, test } from 'vitest';
import { isJudged, isKept, verdicts } from './budgets.ts';
import { someFindings } from './findings.fixtures.ts';
import type { Findings } from './findings.ts';

function broken(findings: Findings, noise = 1): string[] {
  return verdicts(findings, noise)
    .filter((verdict) => !isKept(verdict))
    .map(({ rule }) => rule);
}

function changed(change: (findings: Findings) => void): Findings {
  const findings = someFindings();
  change(findings);
  return findings;
}

const slower = (factor: number) =>
  changed(({ paints }) => {
    for (const paint of paints)
      if (paint.subject === 'timeline' && paint.persons === 1000) {
        paint.painted *= factor;
        paint.processor *= factor;
      }
  });

test('a timeline within its budgets breaks none', () => {
  expect(broken(someFindings())).toEqual([]);
});

test('one that takes 1.8 times as long as the floor is too slow for a desk, not for a phone', () => {
  expect(broken(slower(1.19))).toEqual(['Data to painted, wide, 1000 persons']);
});

test('noise is allowed for in times', () => {
  expect(broken(slower(1.19), 1.5)).toEqual([]);
  expect(broken(slower(2), 1.5)).toContain('Data to painted, wide, 1000 persons');
});

test('where there is noise, a wait for the processor is no fault', () => {
  const waiting = changed(({ paints }) => {
    for (const paint of paints) if (paint.subject === 'timeline') paint.painted *= 3;
  });
  expect(broken(waiting)).toContain('Data to painted, wide, 50 persons');
  expect(broken(waiting, 1.5)).toEqual([]);
});

test('noise is not allowed for in counts', () => {
  const many = changed(({ elements }) => {
    for (const one of elements) one.elements = 1001;
  });
  expect(broken(many, 1.5)).toEqual(['Elements in the page, wide', 'Elements in the page, phone']);
  expect(broken({ ...someFindings(), kilobytes: 18.1 }, 1.5)).toEqual(['Size of the timeline, gzip']);
});

test('a time that grows with the number of persons breaks its budget', () => {
  expect(broken(slower(1.3))).toContain('Data to painted, phone, 1000 persons against 50');
});

describe('scrolling', () => {
  const scrolled = (timeline: number, floor: number) =>
    changed(({ scrolls }) => {
      for (const scroll of scrolls) scroll.missed = scroll.subject === 'timeline' ? timeline : floor;
    });

  test('is judged by its best round where there is noise, by the middle one where there is none', () => {
    const disturbed = changed(({ scrolls }) => {
      const again = scrolls.map((scroll) => ({
        ...scroll,
        missed: scroll.subject === 'timeline' ? 0.12 : 0.01,
      }));
      scrolls.push(...again, ...again);
    });
    expect(broken(disturbed)).toContain('Missed frames, wide, by wheel');
    expect(broken(disturbed, 1.5)).toEqual([]);
  });

  test('by position is judged by the work of a frame where there is noise', () => {
    const hard = changed(({ works }) => {
      for (const one of works) if (one.subject === 'timeline') one.work *= 1.3;
    });
    expect(broken(hard)).toEqual([]);
    expect(broken(hard, 1.5)).toEqual([
      'Work of a frame, wide, by position',
      'Work of a frame, phone, by position',
    ]);
  });

  test('may miss half as many frames again as the floor, and a few in any case', () => {
    expect(broken(scrolled(0.029, 0))).toEqual([]);
    expect(broken(scrolled(0.035, 0))).toContain('Missed frames, wide, by wheel');
    expect(broken(scrolled(0.09, 0.06))).toEqual([]);
  });

  test('never misses more than 15%', () => {
    expect(broken(scrolled(0.16, 0.12))).toContain('Missed frames, phone, by position');
  });

  test('is not judged where there is noise and even the floor misses more', () => {
    expect(broken(scrolled(0.5, 0.16), 1.5)).toEqual([]);
    expect(broken(scrolled(0.5, 0.16))).toContain('Missed frames, phone, by wheel');
  });

  test('shows no blank row in more than one frame of a hundred', () => {
    const blank = (share: number) =>
      changed(({ scrolls }) => {
        for (const scroll of scrolls) if (scroll.subject === 'timeline') scroll.blank = share;
      });
    expect(broken(blank(0.011))).toContain('Frames with a blank row, wide, by position');
    // Without room by wheel, where the browser scrolls by itself.
    expect(broken(blank(0.011), 1.5)).toEqual([
      'Frames with a blank row, wide, by wheel',
      'Frames with a blank row, phone, by wheel',
    ]);
    expect(broken(blank(0.021), 1.5)).toContain('Frames with a blank row, wide, by position');
  });
});

describe('what could not be measured', () => {
  const stuck = (subject: 'floor' | 'timeline') =>
    ({ round: 0, subject, device: 'wide', task: 'heap' }) as const;

  test('breaks its budget', () => {
    expect(broken({ ...someFindings(), heaps: [] })).toEqual(['Heap of a week of 1000 persons']);
    expect(broken({ ...someFindings(), heaps: [], stuck: [stuck('timeline')] })).toHaveLength(1);
  });

  test('is not judged where the browser stood still over the floor, too', () => {
    const mute = { ...someFindings(), heaps: [], stuck: [stuck('timeline'), stuck('floor')] };
    expect(broken(mute)).toEqual([]);
    expect(verdicts(mute, 1).filter((verdict) => !isJudged(verdict))).toHaveLength(1);
  });

  test('is judged by the rounds that ended', () => {
    const heavy = changed(({ heaps, stuck: still }) => {
      still.push(stuck('floor'));
      for (const heap of heaps) heap.megabytes = 6;
    });
    expect(broken(heavy)).toEqual(['Heap of a week of 1000 persons']);
  });
});

describe('lists', () => {
  const slowerList = (time: 'painted' | 'work') =>
    changed(({ lists }) => {
      for (const one of lists) if (one.subject === 'list') one[time] *= 2;
    });

  test('a list whose rows cost twice as much breaks its budgets, also where there is noise', () => {
    expect(broken(slowerList('work'), 1.5)).toEqual([
      'Work of a frame, list, reading, wide',
      'Work of a frame, list, fling, phone',
    ]);
  });

  test('so does one that takes twice as long to come', () => {
    expect(broken(slowerList('painted'), 1.5)).toEqual([
      'List of 2000 rows to painted, wide',
      'List of 2000 rows to painted, phone',
    ]);
  });
});
