import { colleagueRef } from '../core/colleagues.ts';

/** Presence writes names with all given names and degrees: two people have very long ones. */
const longNames = new Map([
  [
    colleagueRef('Kratochvíl Pavel'),
    'Ing. arch. Kratochvíl Pavel Maxmilián Bartoloměj Nepomuk ze Šternberka a Rožmitálu, Ph.D., MBA, LL.M.',
  ],
  [
    colleagueRef('Kučerová Tereza'),
    'prof. MUDr. RNDr. Kučerová Tereza Marie Antonie Walburga roz. Wolkenstein-Trostburgová, Ph.D., DSc.',
  ],
]);

/** Returns the name of a person as presence writes it. */
export function writtenName({ ref, fullName }: { ref: string; fullName: string }): string {
  return longNames.get(ref) ?? fullName;
}
