import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

/** Shown while a request loads: the shape of its detail. */
export function RequestDetailSkeleton() {
  const { t } = useTranslation('requests');
  const terms = ['when', 'applicant', 'created', 'deadline'] as const;
  return (
    <Root>
      <div>
        <p>
          <Skeleton width="6rem" />
        </p>
        <Skeleton width="80%" height="1.5rem" />
      </div>
      <DescriptionList items={terms.map((term) => ({ term: t(`detail.${term}`), isLoading: true }))} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-5);

  & > div {
    display: grid;
    gap: var(--space-1);
    font-size: var(--text-2);
  }
`;
