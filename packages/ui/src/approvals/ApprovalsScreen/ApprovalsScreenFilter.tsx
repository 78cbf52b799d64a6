import type { Agenda } from '@selfservice/api/requests/requests';
import { ApprovalsFilter } from '../ApprovalsFilter/ApprovalsFilter.tsx';
import type { useApprovalsFilter } from './useApprovalsFilter.ts';

export interface ApprovalsScreenFilterProps {
  /** What is decided about. */
  agenda: Agenda;
  /** What narrows the list. */
  filter: ReturnType<typeof useApprovalsFilter>;
  /** How many requests that comes to; undefined while it is not known. */
  count: number | undefined;
  /** Only what is pending was asked for, or everything. */
  onPendingOnlyChange: (isPendingOnly: boolean) => void;
  /** Another list is asked for. */
  onChange: () => void;
}

/** The filter of the screen; whatever is changed in it, another list is asked for. */
export function ApprovalsScreenFilter(props: ApprovalsScreenFilterProps) {
  const { agenda, filter, count, onPendingOnlyChange, onChange } = props;
  const changing =
    <V,>(change: (value: V) => void) =>
    (value: V) => {
      change(value);
      onChange();
    };
  return (
    <ApprovalsFilter
      key={filter.resets}
      agenda={agenda}
      count={count}
      isPendingOnly={filter.query.isPendingOnly}
      onPendingOnlyChange={changing(onPendingOnlyChange)}
      applicant={filter.applicant}
      onApplicantChange={changing(filter.setApplicant)}
      onSearch={changing(filter.setSearch)}
    />
  );
}
