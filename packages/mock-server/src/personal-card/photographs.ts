import type { MockPerson } from '../core/people.ts';
import { people } from '../core/people.ts';

/** People without a photo, and people whose photo has an address that fails. */
const without = new Set([people.firstDay.ref]);
const lost = new Set([people.unsupportedLanguage.ref]);

const looks = [
  { wall: '#d8d2c4', hair: '#4a342a', skin: '#e8bf9f', shirt: '#2f5d62' },
  { wall: '#c9d3d6', hair: '#2b2b2f', skin: '#d9a883', shirt: '#5b4b8a' },
  { wall: '#dcd0cc', hair: '#8a5a2b', skin: '#f0cdb0', shirt: '#7a3b3b' },
  { wall: '#ccd6c8', hair: '#6b6b6b', skin: '#e3b792', shirt: '#34495e' },
] as const;

/** Returns the photo of a person: a drawn image, null, or an address that fails. */
export function photographOf(person: MockPerson): string | null {
  if (without.has(person.ref)) return null;
  if (lost.has(person.ref)) return `/photographs/${person.ref}.jpg`;
  return `data:image/svg+xml,${encodeURIComponent(drawn(Number(person.ref), hairOf(person)))}`;
}

/** Long hair for women, whose surnames end with "ová" in this organisation, and short hair for men. */
function hairOf({ surname }: MockPerson): string {
  return /ová(?: |$)/.test(surname)
    ? 'M34 52c0-20 11-32 26-32s26 12 26 32v24H34z'
    : 'M39 54c-2-22 8-33 21-33s23 11 21 33z';
}

function drawn(seed: number, hairPath: string): string {
  const { wall, hair, skin, shirt } = looks[seed % looks.length] ?? looks[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 120 120">
<path fill="${wall}" d="M0 0h120v120H0z"/>
<path fill="${hair}" d="${hairPath}"/>
<path fill="${shirt}" d="M14 120c2-22 20-32 46-32s44 10 46 32z"/>
<path fill="${skin}" d="M50 74h20v16c0 6-4 10-10 10s-10-4-10-10z"/>
<ellipse fill="${skin}" cx="60" cy="56" rx="19" ry="24"/>
<path fill="${hair}" d="M40 52c2-14 10-20 20-20s18 6 20 20c-8-2-16-6-20-12-4 6-12 10-20 12z"/>
</svg>`;
}
