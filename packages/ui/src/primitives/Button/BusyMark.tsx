import { use } from 'react';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ProgressCircle } from '../ProgressCircle/ProgressCircle.tsx';

/** Turns over a busy button. The button names itself by it, so that the beginning and the end are announced. */
export function BusyMark() {
  const { t } = useTranslation('primitives');
  const context = use(ProgressBarContext);
  return <Root label={t('busy')} {...(context && 'id' in context && { id: context.id })} />;
}

const Root = styled(ProgressCircle)`
  position: absolute;
`;
