import type { ReportFlag } from '@selfservice/api/reports/built-in-reports';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';

interface ReportFlagsProps {
  /** The flags of the report, in order. */
  flags: readonly ReportFlag[];
  /** The state of each flag. */
  values: Readonly<Record<ReportFlag, boolean>>;
  /** Called when the user switches a flag. */
  onChange: (flag: ReportFlag, isOn: boolean) => void;
  /** Whether the flags cannot be switched now. */
  isReadOnly: boolean;
}

/** The flags of a report as checkboxes. */
export function ReportFlags({ flags, values, onChange, isReadOnly }: ReportFlagsProps) {
  const { t } = useTranslation('reports');
  if (flags.length === 0) return null;
  return (
    <Root>
      {flags.map((flag) => (
        <Checkbox
          key={flag}
          isSelected={values[flag]}
          onChange={(isOn) => onChange(flag, isOn)}
          isReadOnly={isReadOnly}
        >
          {t(`parameter.${flag}`)}
        </Checkbox>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: start;
`;
