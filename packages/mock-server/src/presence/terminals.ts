import { texts } from '../core/texts.ts';
import type { Texts } from '../core/texts.ts';
import { chance, hashOf } from '../my-plan/chance.ts';

const gates = [
  texts('Main gate', 'Hlavní vrátnice', 'Hlavná vrátnica'),
  texts('East gate', 'Východní vrátnice', 'Východná vrátnica'),
  texts('Hall entrance', 'Vchod do haly', 'Vchod do haly'),
];
const online = texts('Online terminal', 'Online terminál', 'Online terminál');

/** Returns the terminal that a person uses. */
export function terminalOf(ref: string, isOnline: boolean): Texts {
  const gate = gates[Math.floor(chance(hashOf(ref), 55) * gates.length)] ?? online;
  return isOnline ? online : gate;
}
