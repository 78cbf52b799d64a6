import { dayMinutes } from '../geometry/wallMinutes.ts';
import type { TimelinePage } from '../timelinePage.ts';

/**
 * The background of the rows: hatched weekends and public holidays, and a line for each mark of the scale. Drawing the
 * lines as a tiled background takes ten times as long as these few elements.
 */
export function TimelineBackdrop({ page }: { page: TimelinePage }) {
  const { begin, days, areRowsDays, form, daysOff } = page;
  const step = form === 'roster' ? 24 : page.hourStep;
  const share = (hours: number) => `${(hours / (days * 24)) * 100}%`;
  const offs = Array.from({ length: days }, (_, day) => {
    // A row that is a day shows its day off itself.
    const off = areRowsDays ? undefined : daysOff(begin + day * dayMinutes).kind;
    const style = { left: share(day * 24), width: share(24) };
    return off && <div key={day} role="none" className="off" data-off={off} style={style} />;
  });
  const rules = Array.from({ length: (days * 24) / step - 1 }, (_, at) => {
    const hour = (at + 1) * step;
    return (
      <div
        key={hour}
        role="none"
        className="rule"
        data-day={hour % 24 === 0 ? '' : undefined}
        style={{ left: share(hour) }}
      />
    );
  });
  return (
    <>
      {offs}
      {rules}
    </>
  );
}
