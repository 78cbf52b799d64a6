import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import { useSlottedContext } from 'react-aria-components/slots';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ProgressCircle } from '../ProgressCircle/ProgressCircle.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/**
 * The progress circle over a busy button. Its text becomes part of the button's name, so that the start and the end of
 * the action are announced.
 */
export function BusyMark() {
  const { t } = useTranslation('primitives');
  const id = useSlottedContext(ProgressBarContext)?.id;
  return (
    <Root>
      <ProgressCircle />
      <VisuallyHidden id={id}>{t('busy')}</VisuallyHidden>
    </Root>
  );
}

const Root = styled.span`
  position: absolute;
  display: grid;
`;
