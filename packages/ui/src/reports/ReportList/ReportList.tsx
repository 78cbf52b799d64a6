import type { Report, ReportGroup } from '@selfservice/api/reports/report-groups';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button as AriaButton } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { GroupHeading } from '../../primitives/List/GroupHeading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { groupName, reportName } from '../reportWords.ts';
import { Groups, Rows } from './ReportList.styles.ts';

export interface ReportListProps {
  /** The reports in groups; no group is empty. */
  groups: readonly ReportGroup[];
  /** Called when the user chooses a report; `row` gets the focus afterwards. */
  onChoose: (report: Report, row: HTMLElement) => void;
  /** Called when the user is likely to open a report; prefetches the dialog. */
  onIntent?: () => void;
  /** Shown after the groups, like another group. Default: nothing. */
  children?: ReactNode;
}

/** Reports to choose from, in groups. A disabled report says so. @requirement reports-1, reports-20 */
export function ReportList({ groups, onChoose, onIntent, children }: ReportListProps) {
  const { t } = useTranslation('reports');
  return (
    <Groups>
      {groups.map((group, index) => (
        <Group
          key={group.id ?? `${group.captions.join('\n')}\n${index}`}
          name={groupName(group, t)}
          count={group.reports.length}
        >
          {group.reports.map((report) => (
            <li key={report.className}>
              <ReportRow
                report={report}
                name={reportName(report, t)}
                onChoose={onChoose}
                onIntent={onIntent}
              />
            </li>
          ))}
        </Group>
      ))}
      {children}
    </Groups>
  );
}

function Group({ name, count, children }: { name: string; count: number; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <GroupHeading id={id} count={count}>
        {name}
      </GroupHeading>
      <Rows>{children}</Rows>
    </section>
  );
}

interface ReportRowProps {
  report: Report;
  name: string;
  onChoose: (report: Report, row: HTMLElement) => void;
  onIntent: (() => void) | undefined;
}

function ReportRow({ report, name, onChoose, onIntent }: ReportRowProps) {
  const { t } = useTranslation('reports');
  const reasonId = useId();
  const { isDisabled } = report;
  return (
    <Row
      {...(onIntent && { onHoverStart: onIntent, onFocus: onIntent, onPressStart: onIntent })}
      {...(isDisabled && { 'aria-disabled': 'true', 'aria-describedby': reasonId })}
      onPress={({ target }) => {
        if (!isDisabled) onChoose(report, target as HTMLElement);
      }}
    >
      <Icon of={FileText} />
      <span>
        <span>{name}</span>
        {isDisabled && <Reason id={reasonId}>{t('notAllowed')}</Reason>}
      </span>
    </Row>
  );
}

const Row = styled(AriaButton)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  min-height: 56px;
  padding: var(--space-2) var(--row-inset);
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  & > svg {
    flex-shrink: 0;
    color: var(--color-text-muted);
  }

  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  &:is([data-hovered], [data-pressed]) {
    background: var(--color-surface-hover);
  }

  &[data-focus-visible] {
    outline-offset: -2px;
  }

  &[aria-disabled] {
    color: var(--color-text-disabled);
    cursor: not-allowed;
  }

  @media (width >= 640px) {
    min-height: 40px;
  }
`;

const Reason = styled.span`
  display: block;
  font-size: var(--text-1);
`;
