import { loadReportMutation } from '@selfservice/api/reports/reports';
import { people } from '@selfservice/mock-server/core/people';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { screen, within } from 'storybook/test';
import type { ReportViewerDialogProps } from './ReportViewerDialog.tsx';
import { ReportViewerDialog } from './ReportViewerDialog.tsx';

const values = {
  person: people.employee.ref,
  from: '2026-07-01T00:00:00Z',
  to: '2026-11-20T00:00:00Z',
  lang: 'cs',
};
const file = { name: 'První a poslední průchody.pdf', type: 'application/pdf' };

/** A report of several pages, made by the mock backend. */
function WithReport(props: ReportViewerDialogProps): ReactElement | null {
  const { mutate } = useMutation(loadReportMutation());
  // The same file for each render, as in the screen.
  const [made, setMade] = useState<File | null>(null);
  useEffect(
    () =>
      mutate(
        {
          className: 'Reports.FirstLastPasses',
          parameters: Object.entries(values).map(([Item1, Item2]) => ({ Item1, Item2 })),
          signal: new AbortController().signal,
        },
        {
          onSuccess: (outcome) => {
            if (outcome.kind === 'loaded') setMade(new File([outcome.pdf], file.name, file));
          },
        },
      ),
    [mutate],
  );
  return made && <ReportViewerDialog {...props} file={made} />;
}

/** Shows a real report. */
export function renderWithReport(props: ReportViewerDialogProps): ReactElement {
  return <WithReport {...props} />;
}

/** Removes its content on the window event `remove-viewer`. */
export function Removable({ children }: { children: ReactElement }): ReactElement | null {
  const [isRemoved, setRemoved] = useState(false);
  useEffect(() => {
    const remove = () => setRemoved(true);
    window.addEventListener('remove-viewer', remove);
    return () => window.removeEventListener('remove-viewer', remove);
  }, []);
  return isRemoved ? null : children;
}

/** The library that makes a report has 2 MB. A busy machine needs longer than usual to load it. */
const longestMs = 40_000;

/** Returns a page of the viewer. */
export async function page(number: number, count: number) {
  const name = `Page ${number} of ${count}`;
  return within(await screen.findByRole('group', { name }, { timeout: longestMs }));
}
