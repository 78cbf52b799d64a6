import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

const contents = ['5rem', '9rem', '6rem', '10rem', '8rem', '7rem'];
const lines = ['100%', '96%', '98%', '60%'];

/** Shown while the help page loads, in the shape of a section, with the contents beside it on wide screens. */
export function HelpSkeleton() {
  const { t } = useTranslation('help');
  return (
    <Root role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Contents>
        {contents.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Contents>
      <Section>
        <Skeleton width="12rem" height="1.5em" />
        {lines.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Section>
    </Root>
  );
}

const Contents = styled.div`
  display: none;
`;

const Section = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-3);
`;

/* The same columns as the help page. */
const Root = styled.div`
  padding: var(--space-6) var(--space-1);

  @container (width >= 860px) {
    display: grid;
    grid-template-columns: 14rem minmax(0, 44rem);
    gap: var(--space-12);

    & > ${Contents} {
      display: grid;
      align-content: start;
      gap: var(--space-3);
    }
  }
`;
