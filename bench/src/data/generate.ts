import { hour, week } from './bench-data.ts';
import type { BenchData, BenchInterval, BenchPerson } from './bench-data.ts';
import { random } from './random.ts';

const givenNames = 'Jana Petr Eva Tomáš Lucie Marek Zuzana Ján Alžbeta Ondřej Kateřina Šimon'.split(' ');
const surnames =
  'Novák Svobodová Dvořák Černá Kučera Veselá Horváth Kováčová Šťastný Nagyová Procházka Jelínek'.split(' ');
const shiftNames = ['Early', 'Day', 'Late', 'Service'];
const quarter = hour / 4;

/**
 * Generates plans from a seed: on each day every person has a shift, a break or an absence, and a request. No shift
 * starts as in the week before, so that a change of the week is visible in every row.
 */
export function generate(persons: number, weeks = 2, seed = 1): BenchData {
  const base = Date.UTC(2026, 2, 2);
  const next = random(seed);
  const offsets = Array.from({ length: persons * 7 }, () => Math.floor(next() * 20));
  return {
    base,
    persons: Array.from({ length: persons }, (_, index) => person(index, next)),
    weeks: Array.from({ length: weeks }, (_, index) => weekOf(base + index * week, index, offsets, next)),
  };
}

function pick<Item>(list: readonly Item[], next: () => number): Item {
  return list[Math.floor(next() * list.length)] as Item;
}

function person(index: number, next: () => number): BenchPerson {
  const number = String(index + 1).padStart(5, '0');
  return { id: `p${number}`, name: `${pick(surnames, next)} ${pick(givenNames, next)}`, number };
}

function weekOf(
  begin: number,
  number: number,
  offsets: readonly number[],
  next: () => number,
): BenchInterval[] {
  return offsets.flatMap((offset, index) => {
    const person = Math.floor(index / 7);
    const midnight = begin + (index % 7) * 24 * hour;
    // Starts from 5:00 to 9:45, shifted by 75 minutes each week.
    const start = midnight + 5 * hour + ((offset + number * 5) % 20) * quarter;
    return day(`${number}-${index}`, person, start, next);
  });
}

function day(id: string, person: number, start: number, next: () => number): BenchInterval[] {
  const shiftEnd = start + 8 * hour;
  const pause = start + 3 * hour + Math.floor(next() * 8) * quarter;
  const request = shiftEnd + hour + Math.floor(next() * 4) * quarter;
  const isAbsent = next() < 0.1;
  return [
    { id: `s${id}`, person, start, end: shiftEnd, kind: 'shift', label: pick(shiftNames, next) },
    {
      id: `b${id}`,
      person,
      start: pause,
      end: pause + (isAbsent ? 2 * hour : hour / 2),
      kind: 'break',
      label: isAbsent ? 'Absence' : 'Break',
    },
    { id: `r${id}`, person, start: request, end: request + 2 * hour, kind: 'request', label: 'Request' },
  ];
}
