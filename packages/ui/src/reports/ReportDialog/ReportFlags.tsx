import type { ReportFlag } from '@selfservice/api/reports/built-in-reports';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';

interface ReportFlagsProps {
  /** What can be switched on, in this order. */
  flags: readonly ReportFlag[];
  /** What is on. */
  values: Readonly<Record<ReportFlag, boolean>>;
  /** One was switched. */
  onChange: (flag: ReportFlag, isOn: boolean) => void;
  /** Nothing can be switched now. */
  isReadOnly: boolean;
}

/** What of a report is on or off. */
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
