import type { SubstitutablePerson } from '@selfservice/api/settings/substitutions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findByWords } from '@selfservice/api/core/find-by-words';
import { ComboBox } from '../../primitives/ComboBox/ComboBox.tsx';

export interface PersonFieldProps {
  /** The people to choose from. */
  people: readonly SubstitutablePerson[];
  /** Reference of the chosen person; null if none is chosen. */
  personRef: string | null;
  /** Whether the field cannot be changed now. */
  isReadOnly: boolean;
  /** Whether the user has tried to save; an empty field then shows its error. */
  isAttempted: boolean;
  /** Called with the chosen person, or null if the field is cleared. */
  onChange: (personRef: string | null) => void;
}

/** The person to substitute, found by any part of the name. */
export function PersonField({ people, personRef, isReadOnly, isAttempted, onChange }: PersonFieldProps) {
  const { t } = useTranslation('settings');
  const [typed, setTyped] = useState('');
  const found = findByWords(people, typed, ({ name }) => name);
  return (
    <ComboBox
      label={t('new.person')}
      options={found.map(({ personRef: id, name }) => ({ id, label: name }))}
      value={personRef}
      isRequired
      isReadOnly={isReadOnly}
      errorMessage={isAttempted && personRef === null ? t('new.personMissing') : undefined}
      onSearch={setTyped}
      onChange={onChange}
    />
  );
}
