import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { systemClock } from '@selfservice/api/core/clock';
import { localDateTime } from '@selfservice/api/core/local-date';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import { EnvironmentProvider } from '@selfservice/ui/environment/Environment';
import type { Environment } from '@selfservice/ui/environment/Environment';
import { LocaleProvider } from '@selfservice/ui/environment/LocaleProvider';
import { createI18n } from '@selfservice/ui/i18n/createI18n';
import '@selfservice/ui/tokens/global.css';
import { ApprovalRow } from '../../../packages/ui/src/approvals/ApprovalsList/ApprovalRow.tsx';
import type { ApprovalItem } from '../../../packages/ui/src/approvals/ApprovalsList/approvalItems.ts';
import type { BenchData } from '../data/bench-data.ts';
import { stage } from './layout.ts';
import './page.css';

/** Selector of the content of a row. */
export const contentSel = '[role=row] [title]';

const states = ['pending', 'pending', 'approved', 'pending', 'rejected'] as const;

/** Returns a request for each person of the data. */
export function itemsOf({ persons }: BenchData): readonly ApprovalItem[] {
  return persons.map(({ id, name }, index) => {
    const request = requestOf(name, index);
    return { id, label: `${name}, ${request.text}`, request, progress: null };
  });
}

function requestOf(applicant: string, index: number): WorkflowRequest {
  const state = states[index % states.length] ?? 'pending';
  const day = (index % 27) + 1;
  return {
    id: index,
    applicant,
    text: `Vacation ${day}.12.2026 – ${day + 1}.12.2026`,
    createdAt: localDateTime('2026-11-18T09:42:00'),
    state,
    remainingDays: state === 'pending' ? index % 9 : null,
    deadline: null,
    approver: '',
    decidedAt: null,
    note: '',
  };
}

/** Renders the content of a row. */
export function renderItem(item: ApprovalItem): ReactNode {
  return <ApprovalRow item={item} />;
}

/** Prepares the page. Returns a function that shows a list in it. */
export async function listStage(): Promise<(list: ReactNode) => void> {
  const i18n = await createI18n({ language: 'en' });
  await i18n.loadNamespaces(['primitives', 'patterns', 'requests']);
  // In the product the font is loaded long before a list.
  await Promise.all([...document.fonts].map((face) => face.load()));
  // A row uses only the clock of the environment.
  const environment = { clock: systemClock } as Environment;
  const root = createRoot(stage());
  return (list) =>
    root.render(
      <I18nextProvider i18n={i18n}>
        <LocaleProvider language="en">
          <EnvironmentProvider value={environment}>{list}</EnvironmentProvider>
        </LocaleProvider>
      </I18nextProvider>,
    );
}
