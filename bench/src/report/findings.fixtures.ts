import { devices, listCases, lists } from '../run/cases.ts';
import { noFindings } from './findings.ts';
import type { Findings } from './findings.ts';

const sizes = [50, 1000] as const;

/**
 * Returns findings of three rounds in which the timeline takes 1.5 times as long as the floor; the third round is a
 * busy one.
 */
export function someFindings(): Findings {
  const findings = noFindings(14);
  for (const round of [0, 1, 2]) {
    const busy = round === 2 ? 4 : 1;
    for (const { id: device } of devices)
      for (const subject of ['floor', 'timeline'] as const) {
        const time = (subject === 'floor' ? 40 : 60) * busy;
        for (const persons of sizes)
          findings.paints.push({
            round,
            subject,
            device,
            persons,
            painted: time,
            processor: time / 2,
            nextWeek: time,
            nextProcessor: time / 2,
            elements: 400,
          });
        for (const scroll of ['position', 'wheel'] as const)
          findings.scrolls.push({ round, subject, device, scroll, missed: 0.02, slowFrame: 16.8, blank: 0 });
        findings.elements.push({ round, subject, device, elements: 500 });
        findings.works.push({ round, subject, device, work: time / 5 });
        if (device === 'wide') findings.heaps.push({ round, subject, device, megabytes: 4 });
      }
  }
  for (const round of [0, 1, 2])
    for (const { device } of listCases)
      for (const subject of lists) {
        const work = (subject === 'list' ? 11 : 10) * (round === 2 ? 4 : 1);
        findings.listPaints.push({ subject, device, work: 10 * work });
        findings.listScrolls.push({ round, subject, device, work });
      }
  return findings;
}
