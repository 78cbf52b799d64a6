import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { TimelineLegend } from '../../patterns/Timeline/TimelineLegend.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Popover } from '../../primitives/Popover/Popover.tsx';

/** Opens the legend of the plan where there is no room for it below the plan: in windows narrower than 1024 px. */
export function LegendButton() {
  const { t } = useTranslation('patterns');
  const title = t('timeline.legend');
  return (
    <Popover title={title} trigger={<Root label={title} icon={Info} />}>
      <TimelineLegend />
    </Popover>
  );
}

const Root = styled(IconButton)`
  @media (width >= 1024px) {
    display: none;
  }
`;
