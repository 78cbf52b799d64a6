import type { LocalDate } from '@selfservice/api/core/local-date';
import { dateOf } from '@selfservice/api/core/local-date';
import type { LastPass } from '@selfservice/api/terminal/last-passes';

/** The passes of one day. */
export interface DayOfPasses {
  day: LocalDate;
  passes: LastPass[];
}

/** Groups consecutive passes of the same day. */
export function passesByDay(passes: readonly LastPass[]): DayOfPasses[] {
  const days: DayOfPasses[] = [];
  for (const pass of passes) {
    const day = dateOf(pass.at);
    const last = days.at(-1);
    if (last?.day === day) last.passes.push(pass);
    else days.push({ day, passes: [pass] });
  }
  return days;
}
