import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { GroupHead } from '../../primitives/List/GroupHeading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Rows } from './ReportList.styles.ts';

/** Placeholder of the server's reports. */
export function ReportListSkeleton() {
  const { t } = useTranslation('reports');
  return (
    <Place aria-busy="true" aria-label={t('loading')}>
      {['16ch', '22ch', '12ch'].map((width) => (
        <div key={width}>
          <GroupHead as="p" aria-hidden="true">
            <Skeleton width="8ch" />
          </GroupHead>
          <Rows>
            <Row>
              <Skeleton width={width} />
            </Row>
          </Rows>
        </div>
      ))}
    </Place>
  );
}

/* The placeholder groups use the columns of the list. */
const Place = styled.section`
  display: contents;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  min-height: 56px;
  padding-inline: var(--row-inset);

  @media (width >= 640px) {
    min-height: 40px;
  }
`;
