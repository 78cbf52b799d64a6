import { colleagueRef } from '../core/colleagues.ts';

/** Presence writes names with every given name and degree: two people have very long ones. */
const written = new Map([
  [
    colleagueRef('Kratochvíl Pavel'),
    'Ing. arch. Kratochvíl Pavel Maxmilián Bartoloměj Nepomuk ze Šternberka a Rožmitálu, Ph.D., MBA, LL.M.',
  ],
  [
    colleagueRef('Kučerová Tereza'),
    'prof. MUDr. RNDr. Kučerová Tereza Marie Antonie Walburga roz. Wolkenstein-Trostburgová, Ph.D., DSc.',
  ],
]);

/** The name of somebody as presence writes it. */
export function writtenName({ ref, fullName }: { ref: string; fullName: string }): string {
  return written.get(ref) ?? fullName;
}
