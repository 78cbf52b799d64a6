import type { Category } from '@selfservice/api/centres/centres';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { refusalWords } from '../../patterns/ErrorPanel/errorWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Select } from '../../primitives/Select/Select.tsx';

export interface CategoryFieldProps {
  /** The categories to choose from; undefined until they are loaded. */
  categories: readonly Category[] | undefined;
  /** The chosen category; null for all. */
  value: string | null;
  /** Called when the user chooses another category. */
  onChange: (ref: string | null) => void;
  /** The reason why the categories could not be loaded; null without a failure. */
  error: Error | null;
  /** Fetches the categories again. */
  onRetry: () => void;
}

const all = '*';

/** The category of the chosen people. @requirement centres-5, centres-22 */
export function CategoryField({ categories, value, onChange, error, onRetry }: CategoryFieldProps) {
  const { t } = useTranslation('centres');
  const isLoading = !categories && !error;
  const options = (categories ?? []).map(({ ref, name }) => ({ id: ref, label: name }));
  return (
    <Root>
      <Field
        label={t('category.label')}
        options={[{ id: all, label: t('category.all') }, ...options]}
        value={isLoading ? null : (value ?? all)}
        onChange={(id) => onChange(id === all ? null : id)}
        isLoading={isLoading}
        errorMessage={error ? [refusalWords(error), t('category.failed')].join(' ').trim() : undefined}
      />
      {error && (
        <Button kind="quiet" icon={RotateCw} onPress={onRetry}>
          {t('category.retry')}
        </Button>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--space-2);
`;

const Field = styled(Select)`
  flex: 1 1 12rem;
`;
