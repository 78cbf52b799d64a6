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

test('a timeline within its budgets exceeds none', () => {
  expect(broken(someFindings())).toEqual([]);
});

test('a timeline 1.8 times as slow as the floor exceeds the budget of the desktop, not of the phone', () => {
  expect(broken(slower(1.19))).toEqual(['Data to painted, wide, 1000 persons']);
});

test('noise raises the limits of times', () => {
  expect(broken(slower(1.19), 1.5)).toEqual([]);
  expect(broken(slower(2), 1.5)).toContain('Data to painted, wide, 1000 persons');
});

test('with noise, waiting for the processor exceeds no budget', () => {
  const waiting = changed(({ paints }) => {
    for (const paint of paints) if (paint.subject === 'timeline') paint.painted *= 3;
  });
  expect(broken(waiting)).toContain('Data to painted, wide, 50 persons');
  expect(broken(waiting, 1.5)).toEqual([]);
});

test('noise does not raise the limits of counts', () => {
  const many = changed(({ elements }) => {
    for (const one of elements) one.elements = 1001;
  });
  expect(broken(many, 1.5)).toEqual(['Elements in the page, wide', 'Elements in the page, phone']);
  expect(broken({ ...someFindings(), kilobytes: 19.9 }, 1.5)).toEqual(['Size of the timeline, gzip']);
});

test('a time that grows with the number of people exceeds its budget', () => {
  expect(broken(slower(1.3))).toContain('Data to painted, phone, 1000 persons against 50');
});

describe('scrolling', () => {
  const scrolled = (timeline: number, floor: number) =>
    changed(({ scrolls }) => {
      for (const scroll of scrolls) scroll.missed = scroll.subject === 'timeline' ? timeline : floor;
    });

  test('is judged by the best round with noise, by the median without', () => {
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

  test('by position is judged by the work of a frame with noise', () => {
    const hard = changed(({ works }) => {
      for (const one of works) if (one.subject === 'timeline') one.work *= 1.3;
    });
    expect(broken(hard)).toEqual([]);
    expect(broken(hard, 1.5)).toEqual([
      'Work of a frame, wide, by position',
      'Work of a frame, phone, by position',
    ]);
  });

  test('may miss 1.5 times as many frames as the floor, and always a few', () => {
    expect(broken(scrolled(0.029, 0))).toEqual([]);
    expect(broken(scrolled(0.035, 0))).toContain('Missed frames, wide, by wheel');
    expect(broken(scrolled(0.09, 0.06))).toEqual([]);
  });

  test('may never miss more than 15% of the frames', () => {
    expect(broken(scrolled(0.16, 0.12))).toContain('Missed frames, phone, by position');
  });

  test('is not judged with noise if even the floor misses more than 15%', () => {
    expect(broken(scrolled(0.5, 0.16), 1.5)).toEqual([]);
    expect(broken(scrolled(0.5, 0.16))).toContain('Missed frames, phone, by wheel');
  });

  test('may show blank rows in at most one frame of a hundred', () => {
    const blank = (share: number) =>
      changed(({ scrolls }) => {
        for (const scroll of scrolls) if (scroll.subject === 'timeline') scroll.blank = share;
      });
    expect(broken(blank(0.011))).toContain('Frames with a blank row, wide, by position');
    // No higher limit by wheel, where the browser scrolls by itself.
    expect(broken(blank(0.011), 1.5)).toEqual([
      'Frames with a blank row, wide, by wheel',
      'Frames with a blank row, phone, by wheel',
    ]);
    expect(broken(blank(0.021), 1.5)).toContain('Frames with a blank row, wide, by position');
  });
});

describe('a missing value', () => {
  const stuck = (subject: 'floor' | 'timeline') =>
    ({ round: 0, subject, device: 'wide', task: 'heap' }) as const;

  test('exceeds its budget', () => {
    expect(broken({ ...someFindings(), heaps: [] })).toEqual(['Heap of a week of 1000 persons']);
    expect(broken({ ...someFindings(), heaps: [], stuck: [stuck('timeline')] })).toHaveLength(1);
  });

  test('is not judged if the browser was also stuck with the floor', () => {
    const mute = { ...someFindings(), heaps: [], stuck: [stuck('timeline'), stuck('floor')] };
    expect(broken(mute)).toEqual([]);
    expect(verdicts(mute, 1).filter((verdict) => !isJudged(verdict))).toHaveLength(1);
  });

  test('is not needed if other rounds have finished', () => {
    const heavy = changed(({ heaps, stuck: still }) => {
      still.push(stuck('floor'));
      for (const heap of heaps) heap.megabytes = 6;
    });
    expect(broken(heavy)).toEqual(['Heap of a week of 1000 persons']);
  });
});

describe('lists', () => {
  const slowerList = (part: 'listPaints' | 'listScrolls') =>
    changed((findings) => {
      for (const one of findings[part]) if (one.subject === 'list') one.work *= 2;
    });

  test('a list with twice the work per frame exceeds its budgets even with noise', () => {
    expect(broken(slowerList('listScrolls'), 1.5)).toEqual([
      'Work of a frame, list, reading, wide',
      'Work of a frame, list, fling, phone',
    ]);
  });

  test('a list that takes twice as long to appear exceeds its budgets even with noise', () => {
    expect(broken(slowerList('listPaints'), 1.5)).toEqual([
      'List of 2000 rows to painted, wide',
      'List of 2000 rows to painted, phone',
    ]);
  });
});
