/** What decides how a row is drawn while its data stay the same. */
export interface LineForm {
  /** First minute of the window to draw. */
  from: number;
  /** Minute of the window before which to stop drawing. */
  to: number;
  /** Without words. */
  isMute: boolean;
}

/** Rows that have been drawn. */
export interface DrawnLines<Line> {
  /** The row at a place: as it was drawn, unless it was in another form. One with its words is good without them. */
  at: (place: number, form: LineForm, draw: (form: LineForm) => Line) => Line;
  /** Forgets all rows but these. */
  keep: (isKept: (place: number) => boolean) => void;
}

/** Remembers drawn rows as long as their data are the same: React passes over an element that it knows. */
export function createDrawnLines<Line>(): DrawnLines<Line> {
  const lines = new Map<number, LineForm & { line: Line }>();
  return {
    at(place, form, draw) {
      const known = lines.get(place);
      const isSame = known?.from === form.from && known.to === form.to;
      if (known && isSame && (form.isMute || !known.isMute)) return known.line;
      const line = draw(form);
      lines.set(place, { ...form, line });
      return line;
    },
    keep(isKept) {
      for (const place of lines.keys()) if (!isKept(place)) lines.delete(place);
    },
  };
}
